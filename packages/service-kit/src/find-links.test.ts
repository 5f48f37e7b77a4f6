import { describe, expect, it } from 'vitest';
import { findLink, withoutLinks } from './find-links.js';

describe('findLink', () => {
  it.each([
    'Win a prize at https://evil.example/login now',
    'HTTP://EVIL.EXAMPLE',
    'https:evil.example',
    'https:\\\\evil.example\\login',
    'see (http://evil.example)',
    'ftp://files.evil.example',
    'customscheme://open/it',
    'hxxp://evil.example',
    'hXXps://evil[.]example/login',
    'h t t p s : / / evil.example',
    'http[:]//evil.example',
    'www.evil.example',
    'WWW . evil.example',
    'www2.evil.example',
    'evil.example/login',
    'login.evil.co.uk/verify?user=1',
    'evil.example?token=1',
    'evil.example:8080/x',
    'evil.example#start',
    'evil(.)example/login',
    'evil[dot]example/login',
    'evil{punkt}example/login',
    'evil\u3002example/login',
    'evil\uff0eexample\uff0flogin',
    'evil\u2024example/login',
    'evil.example\u2215login',
    'ht\u200btps://evil.example',
    'w\u00adww.evil.example',
    'evil.exa\u2060mple/lo\u200dgin',
    'ev\u034fil.example/login',
    '\uff48\uff54\uff54\uff50\uff53\uff1a\uff0f\uff0fevil.example',
    'һttрs://evil.example',
    '𝐡𝐭𝐭𝐩𝐬://evil.example',
    'ⓗⓣⓣⓟ://evil.example',
    'раураl.com/login',
    'банк.рф/вход',
    'xn--80ak6aa92e.com/x',
    'evil.xn--p1ai/x',
    'http://192.168.1.1',
    '192.168.10.1/admin',
    'bit.ly/3xYz',
    'paypal.com.evil.example/signin',
    'javascript://evil.example/%0aalert(1)',
    'text.www.evil.example/a',
  ])('finds the link in %j', (text) => {
    expect(findLink(text)).not.toBeNull();
    expect(findLink(`Dear Ada,\n\n${text}\n\nKind regards`)).not.toBeNull();
  });

  it.each([
    'Dear Ada,\n\nThank you for applying as ASP.NET/C# and Node.js/React developer (m/f/d).\n\nKind regards,\nHR Team',
    'Write to jobs@acme.com or to anna.berg@hr.acme.co.uk; call +44 20 7946 0958.',
    'We are Booking.com, and you may know Monday.com, ASP.NET, Node.js, Vue.js, D3.js and .NET/C#.',
    'The position (100% / remote) and/or part-time, 24/7, 2026/27, 50/50, 12.11.2026/13.11.2026.',
    'Your degree (B.Sc./M.Sc.), e.g./i.e., a.m./p.m., U.S./U.K., Ltd./Inc., v1.2/v1.3, TCP/IP, CI/CD.',
    'Subject: your application. Note: we keep it for 6 months. Result: no. Https is a protocol.',
    'Sehr geehrte Frau Dr. med. Özdemir,\nvielen Dank für Ihre Bewerbung als Entwickler/in (m/w/d) bei der Müller GmbH & Co. KG. z.B./bzw. u.a. Mitarbeiter.innen/Kolleg:innen, Kund*innen/Partner.\nMit freundlichen Grüßen',
    'Chère Madame, cher Monsieur,\nnous avons bien reçu votre candidature ; malheureusement : non. Les candidat·e·s retenu·e·s/motivé·e·s, le ou la chargé.e de projet, 35 h/semaine.',
    'Estimado/a candidato/a: gracias por su interés. Lamentablemente, S.A./S.L., nº 3, c/ Mayor 1.',
    'Gentile dott.ssa Rossi, la ringraziamo. S.p.A./S.r.l., dell\u2019interesse e/o della candidatura.',
    'Szanowny Panie, dziękujemy za zgłoszenie na stanowisko kierowcy k/m. Sp. z o.o./S.A.',
    'Уважаемый Иван Петрович! Благодарим вас за отклик. К сожалению, т.е./т.д. — нет. ООО «Ромашка».',
    'Beste Anna,\nhelaas i.v.m./o.b.v. uw sollicitatie. N.V./B.V., a.u.b. en/of.',
    'Estimada Núria, la col·laboració i/o l\u2019intel·ligència.',
    '感谢您的申请。我们很遗憾。2026年/11月。祝好',
    'ご応募ありがとうございます。残念ながら。営業/企画。',
    '지원해 주셔서 감사합니다. 영업/기획.',
    'شكرا لتقديمك. مدير/مديرة. مع أطيب التحيات',
    'Kære Søren/Åse, tak. A/S, c/o Jensen, kl. 10.30/11.30.',
    'wwwhat a pity. The www is large. Our team wrote: sorry.',
    'We had 1.234/5.678 applicants; file resume.pdf was read; 10.0.0.1 is an address.',
  ])('finds none in %j', (text) => {
    expect(findLink(text)).toBeNull();
  });

  it('answers at once and shortly about a hostile text', () => {
    for (const text of ['a.'.repeat(10_000), 'h '.repeat(10_000), 'w'.repeat(20_000)]) {
      expect(findLink(text)).toBeNull();
    }
    expect(findLink(`https://evil.example/${'x'.repeat(20_000)}`)).toHaveLength(60);
  });
});

describe('withoutLinks', () => {
  it('takes links out and leaves a text without one as it is', () => {
    expect(withoutLinks('Ann https://evil.example/login urgent').replace(/\s+/g, ' ')).toBe(
      'Ann urgent',
    );
    expect(withoutLinks('Zoë\u00a0O\u2019Brien')).toBe('Zoë\u00a0O\u2019Brien');
  });
});
