import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a local port on which everything takes half a round trip each way, a new connection a whole one before. */
export async function openSlowLine(to: number, roundTripMs: number): Promise<{ port: number; close: () => void }> {
  const server = createServer((near) => {
    near.pause()
    setTimeout(() => {
      const far = connect(to, '127.0.0.1')
      delayed(near, far, roundTripMs / 2)
      delayed(far, near, roundTripMs / 2)
      near.resume()
    }, roundTripMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

function delayed(from: Socket, to: Socket, ms: number): void {
  from.setNoDelay(true)
  from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), ms))
  from.on('close', () => setTimeout(() => to.destroy(), ms))
  from.on('error', () => to.destroy())
}
