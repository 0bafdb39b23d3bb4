import { describe, expect, it } from 'vitest'
import {
  availableModes,
  type GalleryItem,
  hasThumbnails,
  openingMode,
  placeVideos,
  vehicleMedia,
  type ViewerMode,
} from './vehicle-media.ts'

type Rows = Parameters<typeof vehicleMedia>[0]

const bare: Rows = {
  images: [],
  videos: [],
  hotspots: [],
  videoUrl: null,
  spinImages: [],
  spinInteriorImage: null,
  primaryImageUrl: null,
}
const image = (url: string, isVideo = false) => ({
  id: 1,
  vehicleId: 1,
  url,
  thumbUrl: null,
  blur: null,
  isVideo,
  position: 0,
})
const video = (kind: 'walkaround' | 'stock', url: string) => ({ id: 1, vehicleId: 1, kind, url, position: 0 })
const frames = Array.from({ length: 24 }, (_, frame) => `/media/spin-${frame}`)
const picture = (src: string, blur: string | null = null): GalleryItem => ({ kind: 'picture', src, blur })
const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(`p${at + 1}`))

describe('ways to look', () => {
  const everything: Rows = {
    ...bare,
    images: [image('/media/a')],
    videos: [video('walkaround', '/videos/w.mp4')],
    spinImages: frames,
    spinInteriorImage: '/media/inside',
  }
  it.each<[string, Partial<Rows>, ViewerMode[]]>([
    ['everything', {}, ['spin', 'walkaround', 'gallery', 'interior']],
    ['no frames', { spinImages: [] }, ['walkaround', 'gallery', 'interior']],
    ['too few frames for a turn', { spinImages: frames.slice(0, 7) }, ['walkaround', 'gallery', 'interior']],
    [
      'just enough frames for a turn',
      { spinImages: frames.slice(0, 8) },
      ['spin', 'walkaround', 'gallery', 'interior'],
    ],
    ['no walkaround', { videos: [] }, ['spin', 'gallery', 'interior']],
    [
      'a walkaround the page may not play',
      { videos: [video('walkaround', 'https://videos.example/w.mp4')] },
      ['spin', 'gallery', 'interior'],
    ],
    [
      'a walkaround at an address that only looks like ours',
      { videos: [video('walkaround', '//videos.example/w.mp4')] },
      ['spin', 'gallery', 'interior'],
    ],
    ['a stock video and no walkaround', { videos: [video('stock', '/videos/v.mp4')] }, ['spin', 'gallery', 'interior']],
    ['no interior', { spinInteriorImage: null }, ['spin', 'walkaround', 'gallery']],
    ['frames and no photos', { images: [], videos: [], spinInteriorImage: null }, ['spin', 'gallery']],
    ['nothing', bare, []],
  ])('with %s are only those the vehicle has [VD-03]', (_, rows, modes) => {
    expect(availableModes(vehicleMedia({ ...everything, ...rows }, 'second'))).toEqual(modes)
  })

  it.each<[ViewerMode[], ViewerMode, ViewerMode]>([
    [['spin', 'gallery'], 'spin', 'spin'],
    [['spin', 'gallery'], 'gallery', 'gallery'],
    [['walkaround', 'gallery'], 'spin', 'gallery'],
    [['spin', 'interior'], 'walkaround', 'spin'],
    [['interior'], 'spin', 'interior'],
    [[], 'spin', 'gallery'],
  ])('of %j, wanted %s, it opens with %s [VD-03]', (modes, wanted, opened) => {
    expect(openingMode(modes, wanted)).toBe(opened)
  })
})

describe('the gallery', () => {
  it.each([
    [0, false],
    [3, false],
    [4, true],
  ])('of %i images has thumbnails: %s [VD-02]', (count, shown) => {
    expect(hasThumbnails([...pictures(count), { kind: 'video', src: 'v', poster: null }])).toBe(shown)
  })

  it.each([
    ['start', 5, 0],
    ['second', 5, 1],
    ['middle', 5, 3],
    ['middle', 4, 2],
    ['end', 5, 5],
    ['second', 0, 0],
    ['second', 1, 1],
    ['middle', 1, 1],
    ['end', 0, 0],
  ] as const)('has the video at the %s of %i pictures: place %i [VD-05]', (position, count, place) => {
    const placed = placeVideos(pictures(count), [{ kind: 'video', src: 'v', poster: null }], position)
    expect(placed).toHaveLength(count + 1)
    expect(placed.findIndex(({ kind }) => kind === 'video')).toBe(place)
  })

  it('knows the colours of each picture, for the moment before it has come', () => {
    const rows = { ...bare, images: [{ ...image('/media/a'), blur: 'c3c8cd2a2b2dcfd2d6' }, image('/media/b')] }
    expect(vehicleMedia(rows, 'second').gallery).toEqual([
      picture('/media/a', 'c3c8cd2a2b2dcfd2d6'),
      picture('/media/b'),
    ])
  })

  it('takes the stock video from wherever the feed puts it, once', () => {
    const rows = {
      ...bare,
      images: [image('/media/a'), image('/videos/v.mp4', true)],
      videos: [video('stock', '/videos/v.mp4')],
      videoUrl: '/videos/v.mp4',
    }
    expect(vehicleMedia(rows, 'second').gallery).toEqual([
      picture('/media/a'),
      { kind: 'video', src: '/videos/v.mp4', poster: '/media/a' },
    ])
  })

  it.each([
    ['from the list of videos', { videos: [video('stock', '/videos/v.mp4')] }],
    ['from among the images', { images: [image('/media/a'), image('/videos/v.mp4', true)] }],
    ['from the field of its own', { videoUrl: '/videos/v.mp4' }],
  ])('has a stock video %s [VD-05]', (_, rows) => {
    expect(
      vehicleMedia({ ...bare, images: [image('/media/a')], ...rows }, 'end').gallery.map(({ src }) => src),
    ).toEqual(['/media/a', '/videos/v.mp4'])
  })

  it.each([
    ['a video the page may not play', { videoUrl: 'https://videos.example/v.mp4' }],
    ['a walkaround, which has its own place', { videos: [video('walkaround', '/videos/w.mp4')] }],
    ['the same picture twice', { images: [image('/media/a'), image('/media/a')] }],
    ['the main picture again', { primaryImageUrl: '/media/main' }],
  ])('leaves out %s', (_, rows) => {
    expect(vehicleMedia({ ...bare, images: [image('/media/a')], ...rows }, 'second').gallery).toEqual([
      picture('/media/a'),
    ])
  })

  it('a video without any picture has nothing to stand in for it until it plays', () => {
    const { gallery, walkaround } = vehicleMedia(
      { ...bare, videos: [video('walkaround', '/videos/w.mp4')], videoUrl: '/videos/v.mp4' },
      'second',
    )
    expect(gallery).toEqual([{ kind: 'video', src: '/videos/v.mp4', poster: null }])
    expect(walkaround).toEqual({ src: '/videos/w.mp4', poster: null })
  })

  it.each([
    [{ primaryImageUrl: '/media/main' }, '/media/main'],
    [{ primaryImageUrl: null }, '/media/spin-0'],
  ])('without photos opens with %j', (rows, src) => {
    expect(vehicleMedia({ ...bare, spinImages: frames, ...rows }, 'second').gallery).toEqual([picture(src)])
  })
})

it('keeps points outside and inside apart [VD-04]', () => {
  const point = (id: number, area: 'exterior' | 'interior') => ({
    id,
    vehicleId: 1,
    area,
    description: `Point ${id}`,
    positions: [{ hotspotId: 'x', activeAngle: 90, posX: 0.2, posY: 0.4 }],
  })
  const rows = {
    ...bare,
    spinImages: frames,
    spinInteriorImage: '/media/inside',
    hotspots: [point(1, 'exterior'), point(2, 'interior')],
  }
  const { spin, interior } = vehicleMedia(rows, 'second')
  expect(spin?.points).toEqual([{ id: 1, description: 'Point 1', positions: [{ angle: 90, x: 0.2, y: 0.4 }] }])
  expect(interior?.points.map(({ id }) => id)).toEqual([2])
})

it('a point that stands nowhere is not marked [VD-04]', () => {
  const nowhere = { id: 1, vehicleId: 1, area: 'exterior' as const, description: 'Nowhere', positions: [] }
  expect(vehicleMedia({ ...bare, spinImages: frames, hotspots: [nowhere] }, 'second').spin).toEqual({
    frames,
    points: [],
  })
})
