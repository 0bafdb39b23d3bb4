import { Hono } from 'hono'
import { AppError } from '#domain/app-error.ts'
import { SearchError } from '#search/index.ts'
import type { AppDeps } from '../app-deps.ts'
import { goneAnswer } from '../client-gone.ts'
import type { HttpEnv } from '../http.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { limitWork } from '../middleware/limit-work.ts'
import { expectedError } from '../shown-error.ts'
import { answerAutogauge } from './autogauge.ts'
import { answerCards } from './cards.ts'
import { carPdf } from './car-pdf.ts'
import { carPictures } from './car-pictures.ts'
import { errorAnswer } from './error-answer.ts'
import { collectEvent } from './collect-event.ts'
import { collectVitals } from './collect-vitals.ts'
import { answerDeliveryQuote } from './delivery-quote.ts'
import { answerFinanceDisclaimer } from './finance-disclaimer.ts'
import { answerFinanceQuote } from './finance-quote.ts'
import { answerSimilar } from './similar.ts'
import { answerSuggest } from './suggest.ts'
import { answerPhoneReveal } from './phone-reveal.ts'
import { viewVehicle } from './view-vehicle.ts'
import { answerSlots } from './test-drive-slots.ts'
import { addLeads } from './leads.ts'
import { addLeadFiles } from './lead-files.ts'
import { importStockFeed } from './import-stock.ts'
import { uploadMedia } from './upload-media.ts'
import { uploadReport } from './upload-report.ts'

/** What is read by GET alone. */
const onlyRead = [
  '/suggest',
  '/test-drive/slots',
  '/cars/:slug/autogauge',
  '/cars/:slug/similar',
  '/cars/:id/finance-disclaimer',
  '/delivery/quote',
  '/cars/:slug/view.json',
  '/cards',
  '/cars/:file{[^/]+\\.pdf}',
]
const largestBody = 64 * 1024

/** The JSON calls of a site, all under /api. */
export function createApi(deps: AppDeps): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>()
  api.onError((thrown, c) => {
    const gone = goneAnswer(c)
    if (gone) return gone
    // What a search refuses is for whoever asked to hear.
    const error = thrown instanceof SearchError ? new AppError('bad_request', thrown.message) : thrown
    if (!expectedError(error)) deps.log.error({ err: error, requestId: c.get('requestId') }, 'call failed')
    return errorAnswer(c, error)
  })
  api.post('/media', uploadMedia(deps))
  api.post('/stock', importStockFeed(deps))
  api.post('/reports', uploadReport(deps))
  addLeads(api, deps)
  addLeadFiles(api, deps)
  api.use(
    limitBody(largestBody, () => {
      throw new AppError('too_large', `A request may have at most ${largestBody} bytes.`)
    }),
  )
  api.post('/events', collectEvent(deps))
  api.post('/vitals', collectVitals(deps))
  api.post('/phone-reveal', limitWork(deps), answerPhoneReveal(deps))
  api.get('/car-pictures', limitWork(deps), carPictures(deps))
  api.post('/youx/quote', answerFinanceQuote(deps))
  api.on(['ALL'], ['/events', '/vitals', '/phone-reveal', '/youx/quote'], () => {
    throw new AppError('method_not_allowed', 'Use POST.')
  })
  api.get('/cars/:slug/view.json', limitWork(deps), viewVehicle(deps))
  api.get('/suggest', limitWork(deps), answerSuggest(deps))
  api.get('/test-drive/slots', limitWork(deps), answerSlots(deps))
  api.get('/cars/:slug/autogauge', limitWork(deps), answerAutogauge(deps))
  api.get('/cars/:slug/similar', limitWork(deps), answerSimilar(deps))
  api.get('/cars/:id/finance-disclaimer', limitWork(deps), answerFinanceDisclaimer(deps))
  api.get('/delivery/quote', limitWork(deps), answerDeliveryQuote(deps))
  api.get('/cards', limitWork(deps), answerCards(deps))
  api.get('/cars/:file{[^/]+\\.pdf}', carPdf(deps))
  api.on(['ALL'], onlyRead, () => {
    throw new AppError('method_not_allowed', 'Use GET.')
  })
  api.all('*', () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  return api
}
