import sharp from 'sharp'

/** Eight white pixels squared. */
export const smallPicture = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#ffffff' },
})
  .png()
  .toBuffer()
