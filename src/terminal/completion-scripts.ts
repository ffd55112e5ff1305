/**
 * Each asks the hidden command `__complete` for candidates, one per line, and lets the shell complete files if there
 * are none. Names are in quotes when they are inserted, so that none of them is run.
 */
export const SCRIPTS = {
  bash: `_cwl_promote() {
  local line quoted cur=\${COMP_WORDS[COMP_CWORD]}
  [[ $cur == = ]] && cur=
  COMPREPLY=()
  while IFS= read -r line; do
    printf -v quoted %q "$line"
    [[ $quoted == "$cur"* ]] && COMPREPLY+=("$quoted")
  done < <(cwl-promote __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null </dev/null)
}
complete -o default -F _cwl_promote cwl-promote
`,
  zsh: `_cwl_promote() {
  local -a candidates
  candidates=(\${(f)"$(cwl-promote __complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null </dev/null)"})
  if (( $#candidates )); then
    compadd -- "\${candidates[@]}"
  else
    _files
  fi
}
compdef _cwl_promote cwl-promote
`,
  fish: `function __cwl_promote
    set -l words (commandline -opc)
    set -l last (commandline -ct)
    set -l candidates (cwl-promote __complete -- $words[2..-1] "$last" 2>/dev/null </dev/null)
    if set -q candidates[1]
        printf '%s\\n' $candidates
    else
        __fish_complete_path "$last"
    end
end
complete -c cwl-promote -f -a '(__cwl_promote)'
`,
  // '--' has quotes, because a script such as npm's cwl-promote.ps1 does not get it without them. PowerShell before 7.3
  // leaves out an empty argument, so = takes its place.
  powershell: `Register-ArgumentCompleter -Native -CommandName cwl-promote -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
        ForEach-Object { if ($_.Value -is [string]) { $_.Value } else { $_.ToString() } })
    if ($wordToComplete -eq '') { $words += '=' }
    $typed = $wordToComplete.Trim([char[]](34, 39))
    cwl-promote __complete '--' @words 2>$null |
        Where-Object { $_.StartsWith($typed, [StringComparison]::Ordinal) } |
        ForEach-Object {
            $text = if ($_ -match '^[\\w./:=+-]+$') { $_ } else { "'" + $_.Replace("'", "''") + "'" }
            [System.Management.Automation.CompletionResult]::new($text, $_, 'ParameterValue', $_)
        }
}
`,
} as const
