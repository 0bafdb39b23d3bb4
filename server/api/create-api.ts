import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#domain/app-error.ts'
import type { AppDeps } from '../app-deps.ts'
import { goneAnswer } from '../client-gone.ts'
import type { HttpEnv } from '../http.ts'
import { expectedError } from '../shown-error.ts'
import { carPictures } from './car-pictures.ts'
import { errorAnswer } from './error-answer.ts'
import { collectEvent } from './collect-event.ts'
import { answerSuggest } from './suggest.ts'
import { importStockFeed } from './import-stock.ts'
import { uploadMedia } from './upload-media.ts'

const largestBody = 64 * 1024

/** The JSON calls of a site, all under /api. */
export function createApi(deps: AppDeps): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>()
  api.onError((error, c) => {
    const gone = goneAnswer(c)
    if (gone) return gone
    if (!expectedError(error)) deps.log.error({ err: error, requestId: c.get('requestId') }, 'call failed')
    return errorAnswer(c, error)
  })
  api.post('/media', uploadMedia(deps))
  api.post('/stock', importStockFeed(deps))
  api.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new AppError('too_large', `A request may have at most ${largestBody} bytes.`)
      },
    }),
  )
  api.post('/events', collectEvent(deps))
  api.get('/car-pictures', carPictures(deps))
  api.all('/events', () => {
    throw new AppError('method_not_allowed', 'Use POST.')
  })
  api.get('/suggest', answerSuggest(deps))
  api.all('/suggest', () => {
    throw new AppError('method_not_allowed', 'Use GET.')
  })
  api.all('*', () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  return api
}
