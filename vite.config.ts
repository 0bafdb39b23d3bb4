import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { pageScripts } from './scripts/page-scripts.ts'
import { dropPreloads } from './scripts/preloads.ts'
import { scriptGroups } from './scripts/script-groups.ts'

/** Rooms the server runs straight from source. */
const sharedRooms = /^#(config|db|domain|search|server|services)\/|^#app\/(?:request-context|page-text)\.ts$/

/** The files that every page opens with. */
const everywhere = /\/(?:react|root|rolldown-runtime|entry\.client)-[^/]+\.(?:js|css)$/

/**
 * Lets what pages share stand in the file of the root route, which every page fetches; React Router asks for a file of
 * its own that only hands on what that one exports.
 */
const rootWithShared: Plugin = {
  name: 'root-with-shared',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

/**
 * Every page has the root's styles. React Router links them under an address that Vite takes for another, and whatever
 * was fetched first would bring them once more: the whole page was styled and laid out anew under the shopper's finger.
 */
const rootStylesOnce: Plugin = {
  name: 'root-styles-once',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = dropPreloads(file.code, (name) => everywhere.test(`/${name}`))
    },
  },
}

/** Vite's own minifier is quick; a second one finds a hundredth more, a kilobyte of every first visit. */
const minifiedTwice: Plugin = {
  name: 'minified-twice',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          // In parentheses a browser compiles React's modules while they come; without, when they are called, under a press.
          format: { wrap_func_args: file.name === 'react' },
        })
        file.code = code ?? file.code
      }
    },
  },
}

export default defineConfig({
  plugins: [pageScripts, tailwindcss(), reactRouter(), rootWithShared, rootStylesOnce, minifiedTwice],
  environments: {
    client: {
      build: {
        // What every page has need not be named again wherever something is fetched later.
        modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !everywhere.test(file)) },
        rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // Left as imports in the server build, so that pages and server share one copy of each of these modules
          // (docs/decisions/0002-run-the-server-from-source.md).
          external: (id) => sharedRooms.test(id),
          // One file: a module that waits for another before it is ready must not wait for a file that waits for this one.
          output: { codeSplitting: false },
        },
      },
    },
  },
})
