/**
 * What gateways and cashiers see of us: the notifications that gateways send, and the pages of
 * paying.
 */
import type { FastifyInstance } from 'fastify'
import { paymentPages } from '@zhupi/contract/calls/payment.ts'
import { GATEWAYS } from '../adapters/payment/gateways.ts'
import type { PaymentPort } from '../adapters/payment/port.ts'
import type { Db } from '../db/database.ts'
import { addPaymentNotifications } from './paymentNotifications.ts'
import { addPaymentPages } from './paymentPages.ts'

export const PAYMENT_CALLBACKS = Object.values(GATEWAYS).map(({ notify }) => notify)

/** Reachable at the root too, like every call. */
export const PAYMENT_PATHS: readonly string[] = [
  ...PAYMENT_CALLBACKS,
  ...Object.values(paymentPages),
].map(({ path }) => path)

type PaymentServices = { db: Db; payment: PaymentPort; clock: () => Date }

export function addPayments(app: FastifyInstance, services: PaymentServices): void {
  addPaymentNotifications(app, services)
  addPaymentPages(app, services)
}
