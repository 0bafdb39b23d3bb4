/** What a token may be used for. A new call that takes tokens names its scope here. */
export const tokenScopes = { 'media:write': 'upload pictures', 'stock:write': 'import stock, send reports' } as const

export type TokenScope = keyof typeof tokenScopes

export const isTokenScope = (text: string): text is TokenScope => Object.hasOwn(tokenScopes, text)
