/**
 * `npm run admin -- COMMAND …`: what operators do, on the server's own database, while it runs or
 * not. Every command is recorded in audit_log. Without a command it lists all; `--help` after one
 * lists its options.
 */
import { runAdmin } from './admin/run.ts'

process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  print: (line) => console.log(line),
  complain: (fault) => console.error(fault),
})
