import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { contrastCheck } from './build/contrastCheck.ts';
import { nameList } from './build/nameList.ts';
import { permutations, tokenValue, variableName } from './build/cssOutput.ts';

/** Tokens (DTCG 2025.10 with a resolver) to src/generated/tokens.css and tokenNames.ts. Fails on any contrast failure. */
export default defineConfig({
  tokens: ['./src/dtcg/luxe.resolver.json'],
  outDir: process.env['TOKENS_OUT'] ?? './src/generated/',
  plugins: [
    css({ filename: 'tokens.css', variableName, transform: tokenValue, permutations }),
    nameList({ names: 'tokenNames.ts', constants: 'constants.ts' }),
    contrastCheck(),
  ],
  lint: { rules: { 'core/consistent-naming': 'off' } },
});
