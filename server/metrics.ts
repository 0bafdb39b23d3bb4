import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the server counts for its operators. No label names a site: the numbers may be read by others than it. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['kind', 'status'] as const,
      buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    pages: new Counter({
      name: 'page_cache_requests_total',
      help: 'Page requests by outcome: hit, miss, bypass, refused (too many at once)',
      labelNames: ['outcome'] as const,
      registers,
    }),
    pageBytes: new Gauge({ name: 'page_cache_bytes', help: 'Bytes of pages kept', registers }),
    eventsWaiting: new Gauge({ name: 'events_waiting_bytes', help: 'Events on disk, not yet stored', registers }),
    pagesWaiting: new Gauge({ name: 'pages_waiting', help: 'Pages that wait to be made', registers }),
    refusals: new Counter({
      name: 'public_work_refusals_total',
      help: 'Calls of the API that were refused or ended early: address, site, busy, budget, cancelled',
      labelNames: ['reason'] as const,
      registers,
    }),
    vitals: new Histogram({
      name: 'web_vitals_seconds',
      help: 'How long pages took for visitors: lcp (largest paint), inp (slowest press), ttfb (first byte)',
      labelNames: ['metric', 'page', 'template'] as const,
      // Where browsers draw the line between good, fair and poor, and steps on the way.
      buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'web_vitals_layout_shift',
      help: 'How much of pages moved under visitors (CLS)',
      labelNames: ['page', 'template'] as const,
      buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    vehicles: new Gauge({ name: 'stock_vehicles', help: 'Vehicles in memory', registers }),
    outboxDue: new Gauge({ name: 'outbox_due', help: 'Work that is due and not done', registers }),
    outboxOldest: new Gauge({ name: 'outbox_oldest_seconds', help: 'How long the oldest of it has waited', registers }),
    outboxAttempts: new Counter({
      name: 'outbox_attempts_total',
      help: 'Attempts at work of the outbox, by kind and how they ended: done, failed, dead',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
    leads: new Counter({
      name: 'leads_total',
      help: 'Leads sent, by category and what became of them: stored, repeated, conflicting, invalid, refused (over a limit)',
      labelNames: ['category', 'outcome'] as const,
      registers,
    }),
    leadsUndelivered: new Gauge({
      name: 'leads_undelivered',
      help: 'Leads that have not reached everyone they are for, those given up included',
      registers,
    }),
    leadsOldest: new Gauge({
      name: 'leads_oldest_undelivered_seconds',
      help: 'How long ago the oldest of them was sent',
      registers,
    }),
    outboxDead: new Gauge({ name: 'outbox_dead', help: 'Work that was given up', registers }),
    refusedSettings: new Gauge({
      name: 'config_refused_settings',
      help: 'Settings of stored configuration layers that could not be read',
      registers,
    }),
    failedChecks: new Gauge({
      name: 'config_failed_checks',
      help: 'Checks between configuration keys that the sites in use fail',
      registers,
    }),
    changeLag: new Gauge({
      name: 'change_feed_lag',
      help: 'Changes committed but not yet applied here; NaN while the database does not say',
      registers,
    }),
    caughtUp: new Gauge({
      name: 'change_feed_caught_up_timestamp_seconds',
      help: 'When all that was committed was last applied here',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
