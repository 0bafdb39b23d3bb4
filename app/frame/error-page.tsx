import { isRouteErrorResponse } from 'react-router'

interface Words {
  title: string
  advice: string
}

const failed: Words = {
  title: 'Something went wrong on our side',
  advice: 'Nothing you did. Please try again in a moment, or give us a call.',
}

const refused: Words = { title: 'We can’t do that', advice: 'The address may be mistyped. Our stock is one tap away.' }

const words: Readonly<Record<number, Words>> = {
  403: { title: 'This is not open to you', advice: 'You may have to sign in, or ask us for it.' },
  404: {
    title: 'We can’t find that page',
    advice: 'The address may be mistyped, or what was here has moved on. Our stock is one tap away.',
  },
  429: { title: 'That was a lot at once', advice: 'Please wait a moment, then try again.' },
  503: { title: 'We can’t answer just now', advice: 'Please try again in a moment, or give us a call.' },
}

interface Said {
  suggestion?: { label: string; href: string } | null
}

export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { suggestion } = (isRouteErrorResponse(error) ? (error.data as Said | null) : null) ?? {}
  const { title, advice } = words[status] ?? (status < 500 ? refused : failed)
  return (
    <div className="page py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="mt-4 max-w-prose text-muted">{messageOf(error) ?? advice}</p>
      {suggestion && (
        <p className="mt-6 text-xl">
          Did you mean{' '}
          <a href={suggestion.href} className="underline">
            {suggestion.label}
          </a>
          ?
        </p>
      )}
      <a href="/search/new-used-and-demo-cars" className="button mt-8">
        See our stock
      </a>
    </div>
  )
}

/** What a use case says to whoever asked. The router's own errors are for those who build pages, and say nothing here. */
function messageOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const said = error.data as { code?: unknown; message?: unknown } | null | undefined
  return typeof said?.code === 'string' && typeof said.message === 'string' ? said.message : null
}
