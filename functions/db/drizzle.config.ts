import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'turso',
  schema: './functions/db/schema/index.ts',
  out: './migrations',
});
