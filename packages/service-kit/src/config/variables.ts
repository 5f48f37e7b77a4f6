import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { splitPublicKeys } from './public-keys.js';

type Refuse = (message: string) => never;

/** A variable read from text; `refuse` takes the rest of a sentence that begins with the variable's name. */
function variable<Value>(read: (text: string, refuse: Refuse) => Value) {
  return z.string().transform((text, context): Value => {
    const problem = new Error();
    try {
      return read(text.trim(), (message) => {
        context.addIssue({ code: 'custom', message });
        throw problem;
      });
    } catch (error) {
      if (error !== problem) throw error;
      return z.NEVER;
    }
  });
}

interface IntegerRange {
  readonly min?: number;
  readonly max?: number;
}

function integer({ min = 0, max = Number.MAX_SAFE_INTEGER }: IntegerRange = {}) {
  return variable((text, refuse) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    return refuse(
      max === Number.MAX_SAFE_INTEGER
        ? `must be a whole number of at least ${min}.`
        : `must be a whole number from ${min} to ${max}.`,
    );
  });
}

function boolean() {
  return variable((text, refuse) => {
    if (text === 'true') return true;
    if (text === 'false') return false;
    return refuse("must be 'true' or 'false'.");
  });
}

/** A URL of one of the protocols, given without colon, e.g. `['mongodb', 'mongodb+srv']`. */
function url(protocols: readonly string[]) {
  // Not `new URL`: a MongoDB URI may name several hosts. The driver of the protocol checks the rest.
  const pattern = new RegExp(
    `^(${protocols.map((name) => name.replace('+', '\\+')).join('|')})://[^\\s]+$`,
  );
  return variable((text, refuse) =>
    pattern.test(text)
      ? text
      : refuse(
          `must be a URL that begins with ${protocols.map((name) => `${name}://`).join(' or ')}.`,
        ),
  );
}

/** Whether `create` makes a key on the curve P-256 of the text. */
function isKey(text: string, create: (text: string) => KeyObject): boolean {
  try {
    return create(text).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** PEM text in which line ends may be written as `\n`, as most env files require. */
function pem(isRight: (text: string) => boolean, rule: string) {
  return variable((given, refuse) => {
    const text = given.replaceAll('\\n', '\n');
    return isRight(text) ? text : refuse(rule);
  });
}

function privateKey() {
  return pem(
    (text) => isKey(text, createPrivateKey),
    'must be a private EC key (P-256) in PEM form.',
  );
}

/** One or more, one after the other: while keys are exchanged there are an old and a new one. */
function publicKeys() {
  // createPublicKey would accept a private key, and a secret would end up where it does not belong.
  const isRight = (text: string) => {
    const keys = text.includes('PRIVATE KEY') ? [] : splitPublicKeys(text);
    return keys.length > 0 && keys.every((key) => isKey(key, createPublicKey));
  };
  return pem(
    isRight,
    'must be a public EC key (P-256) in PEM form, or several one after the other.',
  );
}

/** Values separated by commas; blanks around them and empty ones are dropped. */
function list() {
  return variable((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
}

function oneOf<const Value extends string>(values: readonly Value[]) {
  return variable(
    (text, refuse): Value =>
      values.find((value) => value === text) ?? refuse(`must be one of ${values.join(', ')}.`),
  );
}

/** 32 bytes as base64, as `openssl rand -base64 32` writes them; several while keys are exchanged, the one to use first. */
function sealingKeys() {
  return list()
    .refine(
      (keys) => keys.length > 0 && keys.every((key) => /^[\w+/-]{43}=?$/.test(key)),
      'must be 32 bytes in base64, such as `openssl rand -base64 32` writes, or several separated by commas.',
    )
    .transform((keys) => keys.map((key) => new Uint8Array(Buffer.from(key, 'base64'))));
}

/** Kinds of environment variables for `readConfig`; add `.default(…)` or `.optional()`; no default for a secret. */
export const variables = {
  text: () => variable((text) => text),
  integer,
  port: () => integer({ min: 0, max: 65_535 }),
  boolean,
  url,
  sealingKeys,
  privateKey,
  publicKeys,
  list,
  oneOf,
} as const;
