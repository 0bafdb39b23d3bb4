/** What became of a file: what the form sends for it, or what is wrong. */
export type FileAnswer = { file: string } | { error: string }

const unsent = 'The file could not be sent. Please try again.'

/** Sends a file ahead of the form it belongs to, under the form's id. */
export async function sendFile(clientId: string, file: File, ask: typeof fetch = fetch): Promise<FileAnswer> {
  try {
    const response = await ask('/api/leads/files', {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'idempotency-key': clientId,
        'x-file-name': encodeURIComponent(file.name.toWellFormed()),
      },
      body: file,
    })
    const { file: reference, message } = (await response.json()) as { file?: string; message?: string }
    return reference === undefined ? { error: message ?? unsent } : { file: reference }
  } catch {
    return { error: unsent }
  }
}
