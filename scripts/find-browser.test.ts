import { describe, expect, it } from 'vitest'
import { findBrowser, type Machine } from './find-browser.ts'

const [packaged, headless, chromium, downloaded, apt] = [
  '/tmp/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/home/me/.cache/ms-playwright/chromium',
  '/usr/bin/apt-get',
] as const

interface Case {
  has?: string[]
  broken?: string[]
  chosen?: string
  isRoot?: boolean
  platform?: string
  installs?: boolean
}

/** A machine with these files; Debian's package becomes one of them when it is installed. */
function machine({ has = [], broken = [], chosen, isRoot = false, platform = 'linux', installs = true }: Case) {
  const files = new Set(has)
  const installed: string[] = []
  const made: Machine = {
    chosen,
    platform,
    isRoot,
    packaged: async () => (files.has(packaged) ? packaged : undefined),
    downloaded: async () => downloaded,
    exists: (path) => files.has(path),
    complaintOf: (path) => (!files.has(path) ? 'no such file' : broken.includes(path) ? 'libnss3.so is missing' : null),
    install: (name) => {
      installed.push(name)
      if (installs) files.add(headless)
      return installs
    },
  }
  return { made, installed }
}

describe('a browser for the tests', () => {
  it.each<[string, Case, string]>([
    ['the chosen one before any other', { chosen: chromium, has: [packaged, headless, chromium] }, chromium],
    ['the packaged one', { has: [packaged, headless, downloaded] }, packaged],
    [
      'an installed one where the packaged one does not start',
      { has: [packaged, chromium], broken: [packaged] },
      chromium,
    ],
    ['the small installed one before the large', { has: [chromium, headless] }, headless],
    ['an installed one before Playwright’s', { has: [chromium, downloaded] }, chromium],
    ['Playwright’s', { has: [downloaded, apt], isRoot: true }, downloaded],
  ])('is %s, and nothing is installed', async (_, given, expected) => {
    const { made, installed } = machine(given)
    expect(await findBrowser(made)).toBe(expected)
    expect(installed).toEqual([])
  })

  it('is installed from Debian’s packages by root where there is none', async () => {
    const { made, installed } = machine({ has: [apt], isRoot: true })
    expect(await findBrowser(made)).toBe(headless)
    expect(installed).toEqual(['chromium-headless-shell'])
  })

  it.each<[string, Case, string]>([
    ['has no rights', { has: [apt] }, 'Run: sudo apt-get install chromium-headless-shell\n'],
    ['cannot install', { has: [apt], isRoot: true, installs: false }, 'Run: apt-get install chromium-headless-shell\n'],
    ['has no apt-get', { isRoot: true }, 'Run: npx playwright install chromium\n'],
    ['is a Mac', { platform: 'darwin', has: [apt] }, 'Run: npx playwright install chromium\n'],
    [
      'has chosen one that is missing',
      { chosen: '/opt/chrome', has: [packaged] },
      'CHROMIUM is /opt/chrome, which does not start: no such file',
    ],
    [
      'has chosen one that is broken',
      { chosen: chromium, has: [chromium, packaged], broken: [chromium] },
      'libnss3.so is missing',
    ],
  ])('cannot be had by one who %s, and the error says what to do', async (_, given, message) => {
    await expect(findBrowser(machine(given).made)).rejects.toThrow(message)
  })
})
