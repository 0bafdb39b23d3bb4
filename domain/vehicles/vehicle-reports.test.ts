import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { availableReports, reportAddress } from './vehicle-reports.ts'

const subject = { carType: 'used', file: null, vin: 'JTMZ1', nvic: 'AB/12', regplate: '123ABC' } as const
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

  it('are where the provider has them, with what it knows the vehicle by [VD-32]', () => {
    expect(reportAddress('autogauge', subject, all)).toBe('https://gauge.example/AB%2F12')
    expect(reportAddress('car-analysis', subject, all)).toBe('https://analysis.example/?vin=JTMZ1')
    expect(reportAddress('ppsr', subject, all)).toBe('https://ppsr.example/123ABC')
  })
})
