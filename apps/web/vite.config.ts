import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The web app lives under /h5/ (decisions 1). In development the calls go to a server that runs beside it. */
export default defineConfig({
  base: '/h5/',
  plugins: [react()],
  // The oldest web views we serve: they have Array.at and Intl.Segmenter, which the app uses as they are.
  build: { target: ['chrome93', 'safari15.4'], chunkSizeWarningLimit: 600, sourcemap: false, manifest: true },
  server: { proxy: { '/h5/correct': 'http://127.0.0.1:8080' } },
})
