/** What an adapter brings with it to become one of the gateways (gateways.ts lists them). */
import type { CallbackDefinition } from '@zhupi/contract/calls/definePage.ts'
import type { GatewayPort, PaymentLog } from './port.ts'

export type GatewayDefinition<Config> = {
  /** Undefined where none of its settings is set: it is not offered then. */
  readConfig(settings: PaymentSettings): Config | undefined
  create(config: Config, ownUrl: () => string, log: PaymentLog): GatewayPort
  /** Where browsers send its form, and where that leads on to. */
  formTargets?(config: Config): readonly string[]
  /** Where it notifies us. */
  notify: CallbackDefinition
  /** To the byte as the gateway wants it. */
  answerNotify: (outcome: NotifyOutcome) => NotifyAnswer
}

/**
 * What came of a notification. `failed`: something of ours or of the request was wrong; with the
 * status that says so.
 */
export type NotifyOutcome =
  | { kind: 'taken' | 'forged' | 'unknownOrder' | 'wrongAmount' | 'notOffered' }
  | { kind: 'failed'; status: number }

export type NotifyAnswer = { status: number; contentType: string; body: string }

/**
 * The operator's settings. Whatever is missing or unusable refuses the start and names the setting.
 */
export type PaymentSettings = {
  /** All of a gateway's needed settings, or undefined where none of them is set. */
  readAll<Name extends string>(names: readonly Name[]): NeededSettings<Name> | undefined
  /** One that a gateway can do without. */
  find(name: string): string | undefined
}

export type NeededSettings<Name extends string> = {
  text(name: Name): string
  /** PKCS#8 PEM, whatever form it came in. */
  privateKey(name: Name): string
  /** SPKI PEM, whatever form it came in. */
  publicKey(name: Name): string
  /** Throws: the setting is there and cannot be used. */
  refuse(name: Name, chinese: string, english: string): never
}
