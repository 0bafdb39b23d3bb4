import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { availableReports, reportSource } from './vehicle-reports.ts'

const subject = {
  carType: 'used',
  dealershipId: 7,
  file: null,
  vin: 'JTMZ1',
  nvic: 'AB/12',
  regplate: '123ABC',
} as const
const { reports } = defaultConfig().vehiclePage
const addresses = {
  autogauge: 'https://gauge.example/{nvic}',
  carAnalysis: 'https://analysis.example/?vin={vin}',
  ppsr: 'https://ppsr.example/{rego}',
}
const all = { ...reports, autogauge: true, carAnalysis: true, ppsr: true, addresses }

describe('reports', () => {
  it.each<[string, object, object, string[]]>([
    ['none by default', {}, reports, []],
    ['a file has the history', { file: 'https://files.example/1.pdf' }, reports, ['history']],
    ['a file of our own, too', { file: '/media/reports/1.pdf' }, reports, ['history']],
    ['a file that we keep', { file: `reports/7/${'a'.repeat(32)}.pdf` }, reports, ['history']],
    ['no file of another dealership', { file: `reports/70/${'a'.repeat(32)}.pdf` }, reports, []],
    ['no way to other files', { file: `reports/7/../leads/${'a'.repeat(32)}.pdf` }, reports, []],
    ['no file that is no address', { file: 'javascript:alert(1)' }, reports, []],
    ['nor one that leaves by two strokes', { file: '//evil.example/1' }, reports, []],
    ['all that are switched on', {}, all, ['autogauge', 'car-analysis', 'ppsr']],
    ['no Autogauge of a new one', { carType: 'new' }, all, ['car-analysis', 'ppsr']],
    ['no Autogauge of a demonstrator', { carType: 'demo' }, all, ['car-analysis', 'ppsr']],
    ['not what is off: Autogauge', {}, { ...all, autogauge: false }, ['car-analysis', 'ppsr']],
    ['not what is off: Car Analysis', {}, { ...all, carAnalysis: false }, ['autogauge', 'ppsr']],
    ['not what is off: PPSR', {}, { ...all, ppsr: false }, ['autogauge', 'car-analysis']],
    ['nothing without a provider', {}, { ...all, addresses: reports.addresses }, []],
    ['nothing the provider cannot find', { vin: null }, all, ['autogauge', 'ppsr']],
  ])('%s [VD-32]', (_, more, settings, kinds) =>
    expect(availableReports({ ...subject, ...more }, settings as typeof reports)).toEqual(kinds),
  )

  it('are an address, or the key of a file [VD-32]', () => {
    const key = `reports/7/${'a'.repeat(32)}.pdf`
    expect(reportSource('history', { ...subject, file: key }, reports)).toEqual({ key })
    expect(reportSource('history', { ...subject, file: '/files/1.pdf' }, reports)).toEqual({ href: '/files/1.pdf' })
  })

  it('are where the provider has them, with what it knows the vehicle by [VD-32]', () => {
    expect(reportSource('autogauge', subject, all)).toEqual({ href: 'https://gauge.example/AB%2F12' })
    expect(reportSource('car-analysis', subject, all)).toEqual({ href: 'https://analysis.example/?vin=JTMZ1' })
    expect(reportSource('ppsr', subject, all)).toEqual({ href: 'https://ppsr.example/123ABC' })
  })
})
