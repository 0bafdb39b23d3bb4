import { expect, test } from 'vitest'
import { dropPreloads } from './preloads.ts'

const head = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js","root.css","b.js"])))=>i.map(i=>d[i]);`
const isRoot = (file: string) => file === 'root.css'

test('what every page has is not asked for again', () => {
  expect(dropPreloads(`${head}load(x,__vite__mapDeps([0,1]));load(y,__vite__mapDeps([1,2]))`, isRoot)).toBe(
    `${head}load(x,__vite__mapDeps([0]));load(y,__vite__mapDeps([2]))`,
  )
})

test.each([
  ['nothing else was asked for', `${head}load(x,__vite__mapDeps([1]))`, `${head}load(x,__vite__mapDeps([]))`],
  ['nothing is fetched later', 'export const a = 1', 'export const a = 1'],
])('where %s the rest stays as it is', (_, code, left) => expect(dropPreloads(code, isRoot)).toBe(left))
