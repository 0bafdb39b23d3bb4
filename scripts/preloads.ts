const list = /(__vite__mapDeps=\(.*?m\.f=)(\[[^\]]*\])/
const use = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * A chunk's code that no longer asks for some files before it fetches more code. Vite names the files a chunk may need
 * once, in a list, and by their places in it wherever something is fetched.
 */
export function dropPreloads(code: string, isDropped: (file: string) => boolean): string {
  const [, , files] = list.exec(code) ?? []
  if (!files) return code
  const dropped = new Set((JSON.parse(files) as string[]).flatMap((file, place) => (isDropped(file) ? [place] : [])))
  const places = (used: string) => used.split(',').filter((place) => !dropped.has(Number(place)))
  return code.replace(use, (_, used: string) => `__vite__mapDeps([${places(used).join(',')}])`)
}
