// Serves the demo from a folder of its own, so that tests never touch a developer's data.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'))
const env = { ...process.env, MODE: 'demo', DATA_DIR: folder, DATABASE_URL: '', DEMO_VEHICLES: '1500' }

spawnSync(process.execPath, ['server/commands/prepare-data.ts'], { env, stdio: 'inherit' })
const server = spawn(process.execPath, ['--import', './scripts/prepare-runtime.mjs', 'server/main.ts'], { env, stdio: 'inherit' })
process.once('SIGTERM', () => server.kill('SIGTERM'))
server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
