// The exports that other modules may import.
export { refuseUnlessAway, waitForGateway } from './gateway-fault.ts'
export { getOrderStatus } from './order-status.ts'
export { settle } from './settle.ts'
export { startPayment } from './start/start-payment.ts'
