import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page needs all parts of its route before it can be used: in one file they come sooner.
  splitRouteModules: false,
} satisfies Config
