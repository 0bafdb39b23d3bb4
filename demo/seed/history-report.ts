/** Of one page, without fonts of its own, the same each time. */
const lines = [
  'Vehicle history report',
  'A sample of the demonstration: no vehicle was checked for it.',
  'Written off: no. Stolen: no. Money owing: none recorded.',
  'Odometer readings agree with those of its services.',
]

/** A small PDF that stands for the history report of the demo's vehicles. */
export function historyReport(): Buffer {
  const text = lines.map((line, at) => `${at === 0 ? '/F 20 Tf' : '/F 11 Tf'} 56 ${760 - at * 28} Td (${line}) Tj`)
  const drawn = text.map((line) => `BT ${line} ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
