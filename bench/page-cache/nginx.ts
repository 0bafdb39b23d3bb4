import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface NginxOptions {
  folder: string
  staticPort: number
  cachePort: number
  upstreamPort: number
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** One nginx with one worker: a server of files, and a cache before ours. */
export function startNginx({ folder, staticPort, cachePort, upstreamPort }: NginxOptions): ChildProcess {
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    // Started by root, its worker would be nobody, who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http {
       access_log off; keepalive_requests 1000000;
       proxy_cache_path ${folder}/cache keys_zone=pages:10m;
       server { listen 127.0.0.1:${staticPort}; root ${folder}/files; default_type text/html; }
       server { listen 127.0.0.1:${cachePort}; location / {
         proxy_pass http://127.0.0.1:${upstreamPort}; proxy_set_header Host $http_host; proxy_http_version 1.1;
         proxy_cache pages; proxy_cache_valid 200 1h; proxy_ignore_headers Cache-Control Vary;
       } }
     }`,
  )
  return spawn('nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' })
}

/** The master does nothing; its worker does the work. */
export function nginxWorkers(master: number): number[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process'))
}
