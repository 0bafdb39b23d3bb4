import { expect, it } from 'vitest'
import { vehicleVideos, videoNeeds } from './vehicle-videos.ts'

const rows = { images: [], videos: [], videoUrl: null, externalVideoUrl: null }
const video = (kind: 'stock' | 'walkaround', url: string) => ({ id: 1, vehicleId: 1, kind, url, position: 0 })
const hosts = {
  files: ['https://videos.example'],
  players: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
}
const told = (more: object, allowed = hosts) => vehicleVideos({ ...rows, ...more }, allowed)

it.each<[string, object, string[]]>([
  ['none', {}, []],
  [
    'uploaded',
    { videos: [video('stock', '/videos/a.mp4')], videoUrl: '/videos/b.mp4' },
    ['file /videos/a.mp4', 'file /videos/b.mp4'],
  ],
  ['a walkaround is the viewer’s', { videos: [video('walkaround', '/videos/a.mp4')] }, []],
  [
    'uploaded, then external',
    { videoUrl: '/videos/b.mp4', externalVideoUrl: 'https://videos.example/c.mp4' },
    ['file /videos/b.mp4', 'file https://videos.example/c.mp4'],
  ],
  ['the same twice', { videoUrl: '/videos/b.mp4', externalVideoUrl: '/videos/b.mp4' }, ['file /videos/b.mp4']],
  ['a host nobody allowed', { externalVideoUrl: 'https://evil.example/c.mp4' }, []],
  ['no address', { externalVideoUrl: 'javascript:alert(1)' }, []],
  [
    'YouTube',
    { externalVideoUrl: 'https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ' },
    ['player https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ],
  [
    'YouTube, short',
    { externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ?si=1' },
    ['player https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ],
  ['Vimeo', { externalVideoUrl: 'https://vimeo.com/123456789' }, ['player https://player.vimeo.com/video/123456789']],
  ['what only looks like it', { externalVideoUrl: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }, []],
])('the videos of a vehicle: %s [VD-12]', (_, more, videos) =>
  expect(told(more).map(({ kind, src }) => `${kind} ${src}`)).toEqual(videos),
)

it('a player stands only where the site allows its host [VD-12]', () =>
  expect(told({ externalVideoUrl: 'https://vimeo.com/123456789' }, { files: [], players: [] })).toEqual([]))

it.each<[string, object, string[]]>([
  ['of its own', { videoUrl: '/videos/b.mp4' }, []],
  ['of another host', { externalVideoUrl: 'https://videos.example/c.mp4' }, ['videos']],
  ['of a service', { externalVideoUrl: 'https://vimeo.com/123456789' }, ['players']],
])('a page with a video %s reaches %j [VD-12]', (_, more, needs) => expect(videoNeeds(told(more))).toEqual(needs))
