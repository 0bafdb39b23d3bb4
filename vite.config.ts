import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), rootWithShared],
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
