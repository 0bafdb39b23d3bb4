import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Rooms the server runs straight from source. */
const sharedRooms = /^#(config|db|domain|search|server|services)\/|^#app\/(?:request-context|page-text)\.ts$/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          // Left as imports in the server build, so that pages and server share one copy of each of these modules
          // (docs/decisions/0002-run-the-server-from-source.md).
          external: (id) => sharedRooms.test(id),
        },
      },
    },
  },
})
