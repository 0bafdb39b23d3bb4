import { expect, test } from 'vitest'
import type { Site } from '#domain/sites/site.ts'
import type { LiveSite } from '../site-directory.ts'
import { openFrontPages } from './open-front-pages.ts'

const siteCalled = (slug: string): Site => ({ slug }) as Site

function stand(slugs: readonly string[]) {
  const [opened, failed]: [string[], unknown[]] = [[], []]
  const gate = { working: 0 }
  const ending = new AbortController()
  return {
    opened,
    failed,
    gate,
    ending,
    deps: {
      sites: { sites: slugs.map(siteCalled), live: (site: Site) => ({ site }) as LiveSite },
      gate,
      open: async ({ site }: LiveSite) => void opened.push(site.slug),
      log: { error: (line: unknown) => void failed.push(line) },
      signal: ending.signal,
      pauseMs: 0,
    },
  }
}

test('opens every site’s front page, one that fails does not keep the others from it', async () => {
  const { deps, opened, failed } = stand(['one', 'two', 'three'])
  const open = async (live: LiveSite) => {
    if (live.site.slug === 'two') throw new Error('away')
    await deps.open(live)
  }
  await openFrontPages({ ...deps, open })
  expect(opened).toEqual(['one', 'three'])
  expect(failed).toHaveLength(1)
})

test('opens none while a visitor waits for a page', async () => {
  const { deps, opened, gate } = stand(['one'])
  gate.working = 1
  const done = openFrontPages(deps)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(opened).toEqual([])
  gate.working = 0
  await done
  expect(opened).toEqual(['one'])
})

test('ends between two pages when the process does, also while visitors wait', async () => {
  const { deps, opened, gate, ending } = stand(['one', 'two', 'three'])
  const open = async (live: LiveSite) => {
    await deps.open(live)
    gate.working = 1
    setTimeout(() => ending.abort())
  }
  await openFrontPages({ ...deps, open })
  expect(opened).toEqual(['one'])
})
