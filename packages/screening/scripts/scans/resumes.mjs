/** Resumes in the languages that are read beside English; people and firms are invented. */
export const resumes = {
  de: `Jürgen Weißmüller
juergen.weissmueller@example.com
Telefon 0221 5550142, Köln
Berufserfahrung
Elektroniker für Betriebstechnik, Rheinfaser Werke, März 2018 – heute
Wartung und Störungsbehebung an Förderanlagen und Schaltschränken
Prüfung ortsfester Anlagen nach DIN VDE und Führung der Prüfprotokolle
Einarbeitung der Auszubildenden im zweiten Lehrjahr
Mechatroniker, Grünthal Maschinenbau, 2012 – 2018
Montage hydraulischer Pressen, Inbetriebnahme beim Kunden
Ausbildung
Facharbeiterbrief Mechatronik, Handwerkskammer Düsseldorf, 2012
Kenntnisse
Speicherprogrammierbare Steuerungen, Pneumatik, Staplerschein`,
  fr: `Hélène Lefèvre
helene.lefevre@example.com
Téléphone 04 72 55 01 36, Lyon
Expérience professionnelle
Infirmière coordinatrice, Clinique des Érables, septembre 2019 – aujourd’hui
Encadrement d’une équipe de douze soignants en médecine générale
Préparation des plannings et accueil des élèves infirmiers
Suivi des dossiers patients et liaison avec les familles
Infirmière, Hôpital Saint-Rémy, 2013 – 2019
Soins postopératoires, surveillance des perfusions, éducation thérapeutique
Formation
Diplôme d’État d’infirmier, Institut de Grenoble, 2013
Compétences
Gestion des lits, hygiène hospitalière, anglais courant`,
  es: `Begoña Núñez Ibáñez
begona.nunez@example.com
Teléfono 955 550 174, Sevilla
Experiencia laboral
Jefa de cocina, Restaurante El Olivar, mayo de 2017 – actualidad
Dirección de un equipo de nueve cocineros y elaboración de la carta
Control de existencias, pedidos a proveedores y reducción de mermas
Formación del personal en alérgenos y seguridad alimentaria
Cocinera, Hotel Peñafiel, 2010 – 2017
Preparación de menús para banquetes de trescientos invitados
Formación académica
Técnico superior en dirección de cocina, Escuela de Hostelería, 2010
Aptitudes
Organización, compañerismo, cocina mediterránea`,
  it: `Niccolò Però
niccolo.pero@example.com
Telefono 011 555 0163, Torino
Esperienza lavorativa
Contabile, Officine Valsusa, gennaio 2016 – oggi
Registrazione delle fatture, riconciliazioni bancarie e liquidazione dell’imposta
Preparazione del bilancio e rapporti con il revisore esterno
Introduzione della fatturazione elettronica in tre società del gruppo
Impiegato amministrativo, Cooperativa Agrumi, 2009 – 2016
Gestione della cassa, prima nota e scadenzario dei fornitori
Istruzione
Laurea in economia aziendale, Università di Torino, 2009
Competenze
Contabilità generale, fogli di calcolo, puntualità`,
  nl: `Marijke van Rooijen
marijke.vanrooijen@example.com
Telefoon 030 555 0129, Utrecht
Werkervaring
Magazijnbeheerder, Vermeulen Logistiek, februari 2015 – heden
Leiding aan twintig medewerkers in ploegendienst
Verantwoordelijk voor voorraadbeheer, veiligheid en verzuimbegeleiding
Invoering van een nieuw systeem voor orderverwerking
Heftruckchauffeur, Zuiderzee Transport, 2008 – 2015
Laden en lossen van vrachtwagens, controle van vrachtbrieven
Opleiding
Diploma logistiek medewerker, Regionaal Opleidingscentrum, 2008
Vaardigheden
Vorkheftruckcertificaat, bedrijfshulpverlening, nauwkeurigheid`,
  pl: `Małgorzata Żółkiewska
malgorzata.zolkiewska@example.com
Telefon 22 555 01 87, Łódź
Doświadczenie zawodowe
Księgowa, Spółdzielnia Wełnianka, październik 2014 – obecnie
Prowadzenie ksiąg rachunkowych i rozliczanie podatków
Sporządzanie sprawozdań finansowych oraz współpraca z urzędem skarbowym
Szkolenie młodszych pracowników działu księgowości
Asystentka biura, Przedsiębiorstwo Handlowe Jaśmin, 2009 – 2014
Obsługa korespondencji, przygotowywanie umów i zamówień
Wykształcenie
Studia ekonomiczne, Uniwersytet Łódzki, 2009
Umiejętności
Język angielski, arkusze kalkulacyjne, dokładność`,
  pt: `Conceição Magalhães
conceicao.magalhaes@example.com
Telefone 22 555 0158, Porto
Experiência profissional
Gestora de armazém, Distribuição Ribatejo, junho de 2018 – presente
Coordenação de quinze operários e planeamento das expedições
Redução das devoluções através de inspeções à receção
Formação em higiene e segurança no trabalho
Assistente administrativa, Cerâmica São João, 2011 – 2018
Faturação, atendimento telefónico e organização de reuniões
Formação académica
Licenciatura em gestão, Universidade do Minho, 2011
Competências
Negociação, línguas estrangeiras, informática`,
};
