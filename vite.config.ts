import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          external: (id: string) => { if (!id.startsWith('\0')) console.log('EXT?', id); return /^#(domain|db|server|config)\//.test(id) },
        },
      },
    },
  },
})
