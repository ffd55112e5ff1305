import { CwlError } from '../files/errors.ts'
import { howToRaise } from '../files/limits.ts'
import { namesOf, type Workspace } from '../files/workspace.ts'

export type Texts = ReadonlyMap<string, string>

export function withTexts(workspace: Workspace, texts: Texts): Workspace {
  return {
    ...workspace,
    has: (path) => texts.has(path) || workspace.has(path),
    readText(path) {
      const text = texts.get(path) ?? texts.get(behindLinks(workspace, path))
      if (text === undefined) return workspace.readText(path)
      const size = Buffer.byteLength(text)
      const { fileBytes } = workspace.limits
      if (size > fileBytes)
        throw new CwlError(
          'too-large',
          `${path} would have ${size} bytes, more than the limit of ${fileBytes}`,
          howToRaise('fileBytes', 'file'),
        )
      return text
    },
  }
}

export function behindLinks(workspace: Workspace, path: string): string {
  return namesOf(workspace, path).at(-1) ?? path
}
