import type { App } from './app.ts'
import type { Config } from './config.ts'

export async function mountPages(app: App, config: Config): Promise<void> {
  void app
  void config // wip
}
