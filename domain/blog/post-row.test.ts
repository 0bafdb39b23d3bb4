import { describe, expect, it } from 'vitest'
import { isAppError } from '../app-error.ts'
import { type PostInput, postRow } from './post-row.ts'

const post: PostInput = { slug: 'a-post', heading: 'A post', date: '2026-03-01' }

it('a post is read once, when it is written [OS-11]', () => {
  expect(postRow({ ...post, body: '## Head\n\nWords', tags: ['Utes'] })).toEqual({
    ...post,
    body: '## Head\n\nWords',
    tags: ['Utes'],
    content: [
      { is: 'heading', level: 1, of: ['Head'] },
      { is: 'paragraph', of: ['Words'] },
    ],
  })
})

describe('what cannot be shown is refused', () => {
  it.each([
    ['body', { body: '<script>x</script>' }, 'holds HTML: only markdown is shown'],
    ['body', { body: '[x](javascript:y)' }, "has a link to 'javascript:y': use a path, https:, tel: or mailto:"],
    ['slug', { slug: 'Not A Slug' }, expect.any(String)],
    ['href', { href: 'javascript:x' }, expect.any(String)],
    ['image', { image: 'data:image/png;base64,x' }, expect.any(String)],
    ['date', { date: 'yesterday' }, expect.any(String)],
  ] as const)('%s of %j', (field, change, message) => {
    try {
      postRow({ ...post, ...change })
      expect.unreachable()
    } catch (error) {
      expect(isAppError(error) && error.fields).toEqual([{ field, message }])
    }
  })
})
