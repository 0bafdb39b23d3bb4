import { document, plainHeaders } from './plain-page.ts'

interface Row {
  name: string
  pictures: { label: string; src: string }[]
}

/** /_media: a contact sheet of all pictures the demo draws. Exists in demo mode only. */
export function demoMedia(rows: readonly Row[]): Response {
  const sheet = rows.map(({ name, pictures }) => {
    const figures = pictures.map(
      ({ label, src }) =>
        `<figure><img src="${src}?w=320&amp;r=3x2" width="320" height="213" alt="${name}, ${label}" loading="lazy"><figcaption>${label}</figcaption></figure>`,
    )
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`
  })
  const html = document(
    'Pictures of the demo',
    `<h1>What the studio draws</h1>${sheet.join('')}`,
    '<link rel="stylesheet" href="/demo/media.css">',
  )
  return new Response(html, {
    headers: {
      ...plainHeaders,
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
    },
  })
}
