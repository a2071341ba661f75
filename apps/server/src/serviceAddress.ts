/** Where a service is that reads, hears or thinks for us, and whether that is outside. */
import { isIP } from 'node:net'
import { bilingual, StartRefused } from './postgres/startRefused.ts'

const OWN_NETWORK =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/

export type ServiceAddress = {
  /** Without a slash at its end. */
  url: string
  /** As guardians read it, where it is outside of the own network. */
  outsideName: string | undefined
}

/** @returns undefined where the variable is not set. */
export function readServiceAddress(
  env: Record<string, string | undefined>,
  kind: 'SPEECH' | 'VISION' | 'LLM',
): ServiceAddress | undefined {
  const address = env[`${kind}_URL`]?.trim()
  if (!address) return undefined
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address))
    throw new StartRefused(
      bilingual(
        [`${kind}_URL 应当形如 https://service.example.com/v1。`],
        [`${kind}_URL must look like https://service.example.com/v1.`],
      ),
    )
  const { hostname } = new URL(address)
  const name = env[`${kind}_NAME`]?.trim()
  return {
    url: address.replace(/\/+$/, ''),
    outsideName: isOwnNetwork(hostname) ? undefined : name ? `${name}（${hostname}）` : hostname,
  }
}

/** What a child says or photographs leaves the school's own network for nobody unnamed. */
function isOwnNetwork(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '')
  if (isIP(plain) !== 0) return OWN_NETWORK.test(plain)
  return plain === 'localhost' || /\.(local|internal|lan)$/.test(plain) || !plain.includes('.')
}
