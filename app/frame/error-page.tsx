import { Link } from 'react-router'

const texts = {
  missing: {
    title: 'We can’t find that page',
    advice: 'The address may be mistyped, or what was here has moved on. Our stock is one tap away.',
  },
  failed: {
    title: 'Something went wrong on our side',
    advice: 'Nothing you did. Please try again in a moment, or give us a call.',
  },
}

export function ErrorPage({ kind }: { kind: keyof typeof texts }) {
  const { title, advice } = texts[kind]
  return (
    <div className="page py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="mt-4 max-w-prose text-muted">{advice}</p>
      <Link to="/search/new-used-and-demo-cars" className="button mt-8">
        See our stock
      </Link>
    </div>
  )
}
