import type { InteriorRequest, SceneRequest } from '../scene/backdrops/scene-request.ts'

/** A picture of a place or of an interior: where its file goes under demo/media, and how large it may be. */
export type ScenePicture = { file: string; kilobytes: number; request: SceneRequest | InteriorRequest }
