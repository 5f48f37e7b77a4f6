import { describe, expect, it } from 'vitest';
import { createContentSecurityPolicy, externalOrigins } from './security-headers.js';

describe('createContentSecurityPolicy', () => {
  const policy = createContentSecurityPolicy({
    nonce: 'abc',
    scriptHashes: ['c2NyaXB0'],
    remoteOrigins: ['https://auth.example.com'],
    connectOrigins: ['https://hooks.example.com'],
  });

  it('never allows other inline scripts, eval or inline styles without the nonce', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("style-src 'self' 'nonce-abc'");
  });

  it('names the origins of remotes and of the contact webhook only', () => {
    expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0' https://auth.example.com;");
    expect(policy).toContain(
      "connect-src 'self' https://auth.example.com https://hooks.example.com",
    );
  });

  it('lets a page show a file that it holds, and no other site', () => {
    expect(policy).toContain("frame-src 'self' blob:;");
    expect(policy).toContain("img-src 'self' data: blob: ");
    expect(policy).toContain("object-src 'none'");
  });
});

describe('externalOrigins', () => {
  it('takes absolute addresses once and leaves relative ones out', () => {
    expect(
      externalOrigins(['/remotes/a.json', 'https://b.example/x', 'https://b.example/y', '']),
    ).toEqual(['https://b.example']);
  });
});
