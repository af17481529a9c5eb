import { StartupError } from '@luxe/host';
import { integer, isLoopback, readEnvironment, text, type Environment } from '@luxe/host/config';

/** A service with the chat completions of OpenAI, which many services and local programs have. */
export interface ModelConfig {
  /** Without a slash at the end: `https://api.example/v1`. */
  readonly url: string;
  readonly model: string;
  /** Undefined for a service that needs none, such as a local one. */
  readonly key: string | undefined;
  /** Questions of one visitor in a day that a model helps with. It limits what a visitor costs. */
  readonly perVisitor: number;
}

const environment = {
  TARA_MODEL_URL: text().optional(),
  TARA_MODEL: text().optional(),
  TARA_MODEL_KEY: text().optional(),
  TARA_MODEL_LIMIT: integer(1, 10_000).default(40),
};

/**
 * Reads the language model of Tara from the environment; undefined for a shop without one. Throws a
 * StartupError that names the variables to set.
 */
export function readModelConfig(env: Environment): ModelConfig | undefined {
  const values = readEnvironment(environment, env);
  const { TARA_MODEL_URL: url, TARA_MODEL: model, TARA_MODEL_KEY: key } = values;
  if (!url && !model && !key) return undefined;
  if (!url || !model)
    throw new StartupError('Tara: set TARA_MODEL_URL and TARA_MODEL, or no variable of the model.');
  const parsed = URL.parse(url);
  if (!parsed || parsed.search !== '' || parsed.hash !== '' || parsed.username !== '')
    throw new StartupError('TARA_MODEL_URL: set an address such as https://api.example/v1.');
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLoopback(parsed.hostname)))
    throw new StartupError('TARA_MODEL_URL: use https. Only a program on this machine may use http.');
  return { url: url.replace(/\/+$/, ''), model, key, perVisitor: values.TARA_MODEL_LIMIT };
}
