import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { catalogue } from './build/catalogue.ts';
import { contrastCheck } from './build/contrastCheck.ts';
import { nameList } from './build/nameList.ts';
import { permutations, tokenValue, variableName } from './build/cssOutput.ts';

/**
 * Builds the tokens (DTCG 2025.10 with a resolver) into src/generated: CSS, names, a catalogue, files for
 * design tools. Fails if a contrast pair fails.
 */
export default defineConfig({
  tokens: [process.env['TOKENS_FROM'] ?? './src/dtcg/luxe.resolver.json'],
  outDir: process.env['TOKENS_OUT'] ?? './src/generated/',
  plugins: [
    css({ filename: 'tokens.css', variableName, transform: tokenValue, permutations }),
    nameList({ names: 'tokenNames.ts', constants: 'constants.ts' }),
    catalogue({ resolverFile: new URL('./src/dtcg/luxe.resolver.json', import.meta.url) }),
    contrastCheck(),
  ],
  lint: { rules: { 'core/consistent-naming': 'off' } },
});
