import { describe, expect, it } from 'vitest';
import { estimateTokens } from './constants.js';
import { register } from './http/auth/index.js';
import { processResumes } from './http/resumes/index.js';
import { createOpenApiDocument } from './openapi.js';
import { operations } from './operations.js';

describe('estimateTokens', () => {
  it('rounds the description up and adds 500 per file', () => {
    expect(estimateTokens('', 0)).toBe(0);
    expect(estimateTokens('abcde', 2)).toBe(1002);
  });
});

describe('operations', () => {
  it('have unique names, methods and paths', () => {
    expect(operations.length).toBeGreaterThanOrEqual(18);
    expect(new Set(operations.map((operation) => operation.name)).size).toBe(operations.length);
    const addresses = operations.map((operation) => `${operation.method} ${operation.path}`);
    expect(new Set(addresses).size).toBe(operations.length);
  });

  it('declare a parameter schema exactly when the path has parameters', () => {
    for (const operation of operations) {
      expect([operation.name, operation.params !== undefined]).toEqual([
        operation.name,
        operation.path.includes('{'),
      ]);
    }
  });
});

describe('processResumes body', () => {
  const parse = (comparisonScore: unknown, jobDescription: unknown = 'Nurse') =>
    processResumes.body.safeParse({ jobDescription, comparisonScore });

  it('reads the threshold sent as text and defaults to 50', () => {
    expect(parse('75').data?.comparisonScore).toBe(75);
    expect(parse(undefined).data?.comparisonScore).toBe(50);
  });

  it('counts a line end as the one character that was typed', () => {
    expect(parse('50', 'Nurse\r\nWard').data?.jobDescription).toBe('Nurse\nWard');
    expect(parse('50', 'x\r\n'.repeat(25_000)).success).toBe(true);
  });

  it.each(['-1', '101', 'many', '5.5'])('refuses the threshold %s', (value) => {
    expect(parse(value).success).toBe(false);
  });

  it.each(['', '  \n ', 'x'.repeat(50_001)])('refuses a blank or huge description', (value) => {
    expect(parse('50', value).success).toBe(false);
  });
});

describe('register body', () => {
  it('refuses a password bcrypt would cut', () => {
    const input = { firstName: 'A', lastName: 'B', email: 'a@example.com' };
    const parse = (password: string) => register.body.safeParse({ ...input, password }).success;
    expect(parse('é'.repeat(36))).toBe(true);
    expect(parse('é'.repeat(37))).toBe(false);
    expect(parse('seven77')).toBe(false);
  });
});

describe('createOpenApiDocument', () => {
  it('describes every operation with its errors', () => {
    const document = createOpenApiDocument('1.2.3') as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    const described = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(described.map((entry) => entry.operationId).sort()).toEqual(
      operations.map((operation) => operation.name).sort(),
    );
    expect(document.paths['/auth/login']?.['post']?.responses).toHaveProperty('401');
  });
});
