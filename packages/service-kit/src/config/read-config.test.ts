import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestTokens } from '../testing/index.js';
import { ConfigError, readConfig, readTogether } from './read-config.js';
import { serviceVariables } from './service-variables.js';
import { variables } from './variables.js';

const schema = z.object({
  ...serviceVariables({ process: 'auth' }),
  SECRET: variables.text(),
  COST: variables.integer({ min: 10, max: 20 }).default(12),
  DEMO: variables.boolean().default(false),
  PEOPLE: variables.list().default([]),
});

const { publicKey, privateKey } = createTestTokens();
const good = { MONGODB_URI: 'mongodb://127.0.0.1:1/', JWT_PUBLIC_KEY: publicKey, SECRET: 's' };

function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(schema, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('reads every kind of variable and fills in defaults', () => {
    const config = readConfig(schema, {
      ...good,
      MONGODB_URI: 'mongodb://a:1,b:2,c:3/?replicaSet=rs',
      JWT_PUBLIC_KEY: publicKey.replaceAll('\n', '\\n'),
      PORT: ' 0 ',
      DEMO: 'true',
      PEOPLE: 'a@x.com, ,b@x.com,',
    });
    expect(config).toMatchObject({
      PORT: 0,
      HOST: '127.0.0.1',
      JWT_PUBLIC_KEY: publicKey,
      COST: 12,
      DEMO: true,
      PEOPLE: ['a@x.com', 'b@x.com'],
      LOG_LEVEL: 'info',
    });
    expect(config.AMQP_URL).toBeUndefined();
  });

  it('returns a value nobody can change', () => {
    const config = readConfig(schema, { ...good, PEOPLE: 'a' });
    expect(() => Object.assign(config, { PORT: 1 })).toThrow(TypeError);
    expect(() => config.PEOPLE.push('b')).toThrow(TypeError);
  });

  it('lists every bad variable in one error, and no value', () => {
    const problems = problemsOf({
      PORT: '65536',
      MONGODB_URI: 'http://user:hush@x',
      AMQP_URL: 'rabbit',
      SECRET: '  ',
      COST: '9',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
    });
    expect(problems).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'MONGODB_URI must be a URL that begins with mongodb:// or mongodb+srv://.',
      'AMQP_URL must be a URL that begins with amqp:// or amqps://.',
      'JWT_PUBLIC_KEY is not set.',
      expect.stringMatching(/^LOG_LEVEL must be one of fatal, error, .* silent\.$/),
      'SECRET is not set.',
      'COST must be a whole number from 10 to 20.',
      "DEMO must be 'true' or 'false'.",
    ]);
    expect(new ConfigError(problems).message).not.toContain('hush');
  });

  it.each(['1e3', '0x10', '4.0', '-1', '99999999999999999999', 'Infinity', 'NaN', '٣'])(
    'refuses the port %j',
    (PORT) => {
      expect(problemsOf({ ...good, PORT })).toEqual([expect.stringContaining('PORT must be')]);
    },
  );

  it('takes only a public P-256 key for JWT_PUBLIC_KEY', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey;
    const text = other.export({ type: 'spki', format: 'pem' }).toString();
    const both = `${good.JWT_PUBLIC_KEY}\n${text}`;
    const keys = [privateKey, text, 'none', both, `${good.JWT_PUBLIC_KEY}\nand more`];
    const problems = keys.flatMap((JWT_PUBLIC_KEY) => problemsOf({ ...good, JWT_PUBLIC_KEY }));
    const problem =
      'JWT_PUBLIC_KEY must be a public EC key (P-256) in PEM form, or several one after the other.';
    expect(problems).toEqual(keys.map(() => problem));
  });

  it('takes several public keys for JWT_PUBLIC_KEY', () => {
    const keys = [good.JWT_PUBLIC_KEY, createTestTokens().publicKey].join('\\n');
    expect(problemsOf({ ...good, JWT_PUBLIC_KEY: keys })).toEqual([]);
  });

  it('requires the broker of a process that stands alone', () => {
    const standalone = z.object(serviceVariables({ process: 'auth', standalone: true }));
    expect(() => readConfig(standalone, good)).toThrow('AMQP_URL is not set.');
  });
});

describe('readTogether', () => {
  const wrong = (problem: string) => () => {
    throw new ConfigError([problem]);
  };

  it('gives both, or one error with the problems of either', () => {
    expect(
      readTogether(
        () => 1,
        () => null,
      ),
    ).toEqual([1, null]);
    const both = () => readTogether(wrong('A is bad.'), wrong('B is bad.'));
    expect(both).toThrow(new ConfigError(['A is bad.', 'B is bad.']));
    expect(() => readTogether(() => 1, wrong('B is bad.'))).toThrow(new ConfigError(['B is bad.']));
  });

  it('passes on what is no problem of the configuration', () => {
    const broken = () => {
      throw new TypeError('ours');
    };
    expect(() => readTogether(broken, wrong('B is bad.'))).toThrow(TypeError);
  });
});
