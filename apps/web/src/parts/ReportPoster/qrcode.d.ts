/** As much of the package as is used: the modules of a code. Its own entrance brings renderers. */
declare module 'qrcode/lib/core/qrcode.js' {
  const core: {
    create: (
      text: string,
      options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ) => { modules: { size: number; data: Uint8Array } }
  }
  export default core
}
