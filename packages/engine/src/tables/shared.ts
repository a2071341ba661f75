/**
 * Arrays that all threads can read: a thread that is sent the tables gets no copy of them, for they
 * lie in shared memory. Nothing is written there once the tables are read.
 */

export function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length))
}

export function sharedHalves(length: number): Uint16Array {
  return new Uint16Array(new SharedArrayBuffer(2 * length))
}

export function sharedNumbers(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(4 * length))
}

export function sharedFloats(length: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(4 * length))
}

export function sharedDoubles(values: Float64Array): Float64Array {
  const doubles = new Float64Array(new SharedArrayBuffer(8 * values.length))
  doubles.set(values)
  return doubles
}

/** Gives memory back that is needed no more: a thread that idles collects none. */
export function release(buffer: ArrayBuffer): void {
  buffer.transfer(0)
}
