import { expect, it } from 'vitest'
import { driveCalendarPath, drivePath, keptPath, reportPath } from './route-paths.ts'

it.each([
  [drivePath('2xk.abc-_'), '/test-drive/*'],
  [driveCalendarPath('2xk.abc-_'), '/test-drive/*/calendar.ics'],
  ['/Test-Drive/2xk.abc.data', '/Test-Drive/*'],
  [reportPath('hilux', 'history', 'k1.abc-_'), '/cars/hilux/reports/history/*'],
  [reportPath('hilux', 'history'), '/cars/hilux/reports/history'],
  ['/apply-for-finance/ab.cd.ef', '/apply-for-finance/*'],
  ['/apply-for-finance', '/apply-for-finance'],
  ['/finance-application/ab.cd.ef.data', '/finance-application/*'],
  ['/book-test-drive/now', '/book-test-drive/now'],
  ['/cars/2021-toyota-hilux', '/cars/2021-toyota-hilux'],
])('%s is kept as %s', (path, kept) => expect(keptPath(path)).toBe(kept))
