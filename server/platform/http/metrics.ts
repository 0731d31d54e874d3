// Prometheus metrics. A module counts what matters to it through `count`, under a name of its own.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly request: (route: string, status: number, seconds: number) => void
  /** Raises the counter kandil_<name>_total. Labels must come from a closed list. */
  readonly count: (name: string, labels?: Readonly<Record<string, string>>) => void
  /** Adds the gauge kandil_<name>. It is read when the metrics are. */
  readonly gauge: (name: string, help: string, read: () => Promise<number>) => void
  readonly text: () => Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'kandil_request_seconds',
    help: 'Time to answer a request, by route and class of status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const timers = new Map<string, Histogram.Internal<'route' | 'status'>>()
  const counters = new Map<string, Counter>()
  return {
    request(route, status, seconds) {
      const outcome = `${String(status)[0]}xx`
      const name = `${outcome} ${route}`
      let timer = timers.get(name)
      if (!timer) timers.set(name, (timer = requests.labels(route, outcome)))
      timer.observe(seconds)
    },
    count(name, labels = {}) {
      let counter = counters.get(name)
      if (!counter) {
        counter = new Counter({
          name: `kandil_${name}_total`,
          help: name,
          labelNames: Object.keys(labels),
          registers: [registry],
        })
        counters.set(name, counter)
      }
      counter.inc(labels)
    },
    gauge(name, help, read) {
      void new Gauge({
        name: `kandil_${name}`,
        help,
        registers: [registry],
        async collect() {
          // Without a database there are still the other metrics.
          this.set(await read().catch(() => Number.NaN))
        },
      })
    },
    text: () => registry.metrics(),
  }
}
