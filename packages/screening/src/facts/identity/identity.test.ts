import { describe, expect, it } from 'vitest';
import { findIdentity, UNKNOWN_NAME } from './identity.js';

const body = 'Experience\nNurse, City Hospital, 2018 – 2020';
const of = (head: string, fileName = 'cv.pdf') => {
  const { name, isGuessed } = findIdentity(`${head}\n\n${body}`, fileName);
  return { name, isGuessed };
};

describe('findIdentity', () => {
  it.each([
    ['Dr Alan Whitmore, CEng', 'Alan Whitmore'],
    ['Dr. Alan Whitmore CEng MIMechE', 'Alan Whitmore'],
    ['ALAN WHITMORE, MRICS', 'Alan Whitmore'],
    ['Anna Kowalska  +48 600 100 200', 'Anna Kowalska'],
    ['Anna Kowalska +48 600 100 200', 'Anna Kowalska'],
    ['Anna Kowalska\tPhone: +48 600 100 200', 'Anna Kowalska'],
    ['J O H N   S M I T H', 'John Smith'],
    ['Dipl.-Ing. Jürgen Müller', 'Jürgen Müller'],
    ['Prof. Dr. med. Sabine Vogel', 'Sabine Vogel'],
    ['mgr inż. Piotr Zieliński', 'Piotr Zieliński'],
    ['Dott.ssa Giulia Rossi', 'Giulia Rossi'],
    ['Ing. Carlos Pérez Gómez', 'Carlos Pérez Gómez'],
    ['Anna Hill, RN, BSN', 'Anna Hill'],
    ['Anna Hill, PMP®', 'Anna Hill'],
    ['Anna Hill FCA', 'Anna Hill'],
    ['Anna Hill, M.Sc.', 'Anna Hill'],
    ['KOWALSKA Anna', 'Anna Kowalska'],
    ['WHITMORE, Alan', 'Alan Whitmore'],
    ['María José García López', 'María José García López'],
    ['Pieter van der Berg', 'Pieter van der Berg'],
    ['Abdullah bin Rashid', 'Abdullah bin Rashid'],
    ['Omar al-Farouk', 'Omar al-Farouk'],
    ["Sinéad O'Brien-Walsh", "Sinéad O'Brien-Walsh"],
    ['M. R. Khan', 'M. R. Khan'],
    ['Lebenslauf\n\nHeike Brandt', 'Heike Brandt'],
    ['Lebenslauf von Heike Brandt', 'Heike Brandt'],
    ['履歴書\n氏名: 山田太郎', '山田太郎'],
    ['履歴書\n山田 太郎', '山田 太郎'],
    ['Иван Петров', 'Иван Петров'],
    ['Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
    ['محمد الحسن', 'محمد الحسن'],
    ['ANNA\nKOWALSKA', 'Anna Kowalska'],
    ['Nom : Dupont\nPrénom : Marie', 'Marie Dupont'],
    ['Nazwisko i imię: Kowalska Anna', 'Anna Kowalska'],
    ['Nom et prénom : Marie Dupont', 'Marie Dupont'],
    ['Vor- und Nachname: Heike Brandt', 'Heike Brandt'],
    ['🌿 Noor Haddad 🌿', 'Noor Haddad'],
    ['★ Tomás Quinn ★', 'Tomás Quinn'],
    ['Chef Karim Haddad', 'Karim Haddad'],
    ['Head Chef Maria Lopez', 'Maria Lopez'],
    ['Cpl Jane Marlow', 'Jane Marlow'],
    ['Flt Lt Simon Reyes', 'Simon Reyes'],
    ['Lihua WU', 'Lihua Wu'],
    ['XU Lihua', 'Lihua Xu'],
    ['Anh Do', 'Anh Do'],
    ['BEN HARDWICK', 'Ben Hardwick'],
    ['Yusuf Ben Salah', 'Yusuf Ben Salah'],
    ['Niamh Mac an Bhaird', 'Niamh Mac an Bhaird'],
    ['Áine Ní hUiginn', 'Áine Ní hUiginn'],
    ["Joris van 't Hoff", "Joris van 't Hoff"],
    ['PRIYA RAMAN, Data Engineer', 'Priya Raman'],
    ['Anna Hill, rn', 'Anna Hill'],
    ['Anna Hill BSc Hons', 'Anna Hill'],
    ['Anna Hill Mba', 'Anna Hill'],
    ['Anna Hill Ph. D.', 'Anna Hill'],
    ['Anna Hill CCRN', 'Anna Hill'],
    ['rahul verma\nrv77@example.com', 'Rahul Verma'],
    [
      'Skills\nTriage\nLedger work\nHELENA\nMARCHBANKS\nhelena.marchbanks@example.com',
      'Helena Marchbanks',
    ],
    ['Contact\nanna.hill@example.com\nLeeds\nSkills\nTriage\nAnna Hill', 'Anna Hill'],
    [`Cover page\n${body}\nAnna Hill – page 2\nanna.hill@example.com`, 'Anna Hill'],
  ])('reads %j', (head, name) => {
    expect(of(head)).toEqual({ name, isGuessed: false });
  });

  it.each([
    'Your Name',
    'First Last',
    '[Name]',
    'Vorname Nachname',
    'Prénom NOM',
    'Imię i nazwisko',
    '履歴書',
    'CURRICULUM VITAE',
    'Berufliche Laufbahn',
    'Compétences Clés',
    'Senior Software Engineer',
    'Sous Chef',
    'Ingénieur Logiciel',
    'Kierownik Projektu',
    'Softwareentwickler Java',
    'Northgate General Hospital',
    'Leeds, West Yorkshire',
    'New York, NY',
    '12 High Street',
    '',
  ])('takes %j for no name', (head) => {
    expect(of(head)).toEqual({ name: UNKNOWN_NAME, isGuessed: true });
  });

  it.each([
    ['Nasra', 'Nasra'],
    ['Putri, Welder', 'Putri'],
    ['June August', 'June August'],
    ['Florence London', 'Florence London'],
    ['zodwa khumalo', 'Zodwa Khumalo'],
    ['Chef Xolani Dube', 'Xolani Dube'],
    ['Welder', UNKNOWN_NAME],
    ['Portfolio', UNKNOWN_NAME],
    ['data analyst', UNKNOWN_NAME],
    ['Electrician, Welder', UNKNOWN_NAME],
  ])('of the line %s above a contact guesses %s', (line, name) => {
    expect(of(`${line}\nhello@example.com | +44 1632 960042`)).toEqual({ name, isGuessed: true });
  });

  it.each([
    ['AlltheStars.pdf', UNKNOWN_NAME],
    ['Dev_Ops_Sample.pdf', UNKNOWN_NAME],
    ['Cover Letter Gareth.docx', UNKNOWN_NAME],
    ['履歴書.pdf', UNKNOWN_NAME],
    ['Senior_Chef_Resume_2024.pdf', UNKNOWN_NAME],
    ['Harvey_Dent_Mle.pdf', 'Harvey Dent'],
    ['Bruce_Wayne_Fullstack.pdf', 'Bruce Wayne'],
    ['Lebenslauf Heike Brandt 2024 final.docx', 'Heike Brandt'],
    ['CV-Kowalska-Anna.pdf', 'Anna Kowalska'],
    ['resume (3).pdf', UNKNOWN_NAME],
  ])('of the file %s guesses %s', (fileName, name) => {
    expect(of('', fileName)).toEqual({ name, isGuessed: true });
  });

  it.each([
    ['anna.hill@example.com', 'Anna Hill'],
    ['allthe.stars@example.com', UNKNOWN_NAME],
    ['dev.ops@example.com', UNKNOWN_NAME],
    ['info@example.com', UNKNOWN_NAME],
    ['ahill77@example.com', UNKNOWN_NAME],
  ])('of the address %s guesses %s', (email, name) => {
    expect(of(email)).toEqual({ name, isGuessed: true });
  });

  it('takes no address of a referee', () => {
    const text = `Anna Hill\n${body}\n${'Cared for patients on the ward. '.repeat(10)}\nReferees\nDr Tom Grey, t.grey@example.com`;
    expect(findIdentity(text, 'cv.pdf')).toMatchObject({ name: 'Anna Hill', email: '' });
  });

  it.each([
    ' ',
    'a',
    'A',
    '1',
    '-',
    ',',
    'A. ',
    'Name: ',
    'Dr. ',
    '\n',
    'A\n',
    'é',
    '@',
    'a@',
    ' a.b@example.co ',
    'a.b@example.co\na',
    '・',
  ])('stays quick on %j without end', (part) => {
    const started = process.cpuUsage().user;
    findIdentity(part.repeat(Math.ceil(50_000 / part.length)), part.repeat(100));
    expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
  });
});

describe('a name on two lines below a side column', () => {
  const side = 'Kontakt\n+43 660 555 0188\n';
  const career = 'Experience\nOptician, Brillen Graz, 2018 - 2023';

  it('is read where the address has it', () => {
    const text = `${side}tilda.ossolinski@example.at\nSkills\nFitting\n\nTILDA\nOSSOLINSKI\nOPTICIAN\n${career}`;
    expect(findIdentity(text, 'scan.pdf')).toMatchObject({
      name: 'Tilda Ossolinski',
      isGuessed: false,
    });
  });

  it('is not made of two words that the address does not have', () => {
    const text = `${side}hello@example.at\nSkills\nFitting\n\nCalm\nCurious\n${career}`;
    expect(findIdentity(text, 'scan.pdf').name).not.toBe('Calm Curious');
  });
});

describe('the address of an agency', () => {
  const consultant = 'Contact: Lars Brandvik, lars.brandvik@talent.example';

  it('belongs to the consultant whom its line names', () => {
    const text = `Talent AG\n${consultant}\nCandidate: Odile Marchand\n${body}`;
    expect(findIdentity(text, 'cv.pdf')).toMatchObject({ name: 'Odile Marchand', email: '' });
  });

  it('is kept with a doubt where its line names nobody', () => {
    const text = `Candidate: Odile Marchand\nlars.brandvik@talent.example\n${body}`;
    expect(findIdentity(text, 'cv.pdf').addressDoubt).toBe('other-person');
  });
});
