export type WebhookErrorCode = 'bad-webhook' | 'webhook-failed' | 'cancelled'

/** Contains at most the host, because the address of a webhook is a secret. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: WebhookErrorCode
  readonly fix: string | undefined

  constructor(code: WebhookErrorCode, message: string, fix?: string) {
    super(message)
    this.code = code
    this.fix = fix
  }
}
