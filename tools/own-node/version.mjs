const OLDEST = 20
const { node } = process.versions

if (Number(node.split('.')[0]) < OLDEST) {
  console.error(`Kandil needs Node ${OLDEST} or newer, and this is Node ${node}: see https://nodejs.org.`)
  process.exit(1)
}
