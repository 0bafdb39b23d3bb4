import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { historyReport } from './history-report.ts'

it('is a PDF that can be read, and says that it is a sample', async () => {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(historyReport())), {
    mergePages: true,
  })
  expect(totalPages).toBe(1)
  expect(text).toContain('A sample of the demonstration')
})
