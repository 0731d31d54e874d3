// Forty teachers. Their names are invented.
import { TeacherId } from '#core/modules/catalogue/catalogue.ts'
import { isLanguage, languageNameIn, type Language } from '#core/taxonomy/language.ts'
import type { NewTeacher } from '#server/modules/catalogue/factory.ts'
import { teacherWords } from './teacher-words.ts'

/** Name, subjects (the main one first), qualification, years in the classroom, languages. */
const people = `
Ananya Iyer | physics | M.Sc. Physics, University of Madras | 12 | en ta hi
Rohit Deshpande | physics | B.Tech., IIT Bombay | 9 | en hi mr
Srinivas Rao Kolli | physics | M.Sc. Physics, Andhra University | 15 | en te hi kn
Debashis Mukherjee | physics | M.Sc. Physics, University of Calcutta | 18 | en bn hi
Vikram Chauhan | physics science | B.Tech., NIT Kurukshetra | 7 | en hi
Lakshminarayana Bhat | physics | M.Sc. Physics, Mangalore University | 11 | en kn hi
Meenakshi Sundaram | chemistry | M.Sc. Chemistry, Anna University | 14 | en ta hi
Farah Siddiqui | chemistry science | M.Sc. Chemistry, Aligarh Muslim University | 10 | en hi
Padmaja Reddy | chemistry | M.Sc. Chemistry, Osmania University | 13 | en te hi
Sourav Banerjee | chemistry | M.Sc. Chemistry, Jadavpur University | 8 | en bn hi
Kavitha Shetty | chemistry science | M.Sc. Chemistry, Bangalore University | 9 | en kn hi
Arjun Nambiar | maths | M.Sc. Mathematics, University of Kerala | 11 | en ta hi
Priya Kulkarni | maths mental-ability | M.Sc. Mathematics, Savitribai Phule Pune University | 8 | en hi mr
Harpreet Singh Gill | maths | M.Sc. Mathematics, Panjab University | 13 | en hi
Venkatesh Gowda | maths | M.Sc. Mathematics, Karnatak University | 17 | en kn te
Ritika Agarwal | maths mental-ability | B.Tech., IIT Delhi | 6 | en hi
Subrata Das | maths | M.Sc. Mathematics, Presidency University | 12 | en bn hi
Muralikrishna Yadlapalli | maths | M.Tech., IIT Madras | 10 | en te hi
Selvi Thangaraj | maths | M.Sc. Mathematics, Bharathiar University | 9 | en ta
Nitin Joshi | maths mental-ability | M.Sc. Mathematics, University of Mumbai | 14 | en hi mr
Shalini Verma | biology | Ph.D. Botany, Banaras Hindu University | 15 | en hi
Joseph Kurian | biology | M.B.B.S., Kottayam | 7 | en
Nazia Parveen | biology science | M.Sc. Zoology, Jamia Millia Islamia | 9 | en hi
Rekha Hegde | biology science | M.Sc. Botany, Karnatak University | 12 | en kn
Sneha Patil | science | M.Sc. Physics, Shivaji University | 8 | en hi mr
Karthik Raja | science | M.Sc. Physics, Madurai Kamaraj University | 6 | en ta
Manoj Tripathi | science physics | M.Sc. Physics, University of Allahabad | 11 | en hi
Sarah D’Souza | english | M.A. English, Goa University | 13 | en hi
Tenzin Dolkar | english | M.A. English, Sikkim University | 6 | en hi
Ipsita Mohanty | english | M.A. English, Utkal University | 9 | en hi
Abhishek Mishra | social-studies history political-science | M.A. History, University of Delhi | 12 | en hi
Anjali Gaikwad | social-studies history | M.A. Political Science, University of Mumbai | 7 | en hi mr
Nagaraj Patgar | social-studies | M.A. Geography, Karnatak University | 10 | en kn
Thenmozhi Arumugam | social-studies political-science | M.A. Economics, University of Madras | 9 | en ta
Pooja Bhatia | evs english maths | B.El.Ed., University of Delhi | 8 | en hi
Ruchi Thakkar | evs maths | M.Ed., Gujarat University | 6 | en hi
Zeenat Lakdawala | english evs | B.Ed., SNDT Women’s University | 10 | en hi
Mahesh Jain | accountancy business-studies | Chartered Accountant | 14 | en hi
Neha Wadhwa | economics business-studies | M.A. Economics, Delhi School of Economics | 9 | en hi
Imran Qureshi | accountancy economics | M.Com., University of Lucknow | 8 | en hi`

export function makeTeachers(newId: (kind: string) => string): NewTeacher[] {
  return people
    .trim()
    .split('\n')
    .map((line, no) => {
      const [name = '', subjects = '', qualification = '', years = '', languages = ''] = line.split(' | ')
      const words = teacherWords[no]
      const spoken = languages.split(' ').filter(isLanguage)
      return {
        id: TeacherId.parse(newId('tea')),
        name,
        subjects: subjects.split(' '),
        qualification,
        experienceYears: Number(years),
        languages: spoken,
        about: {
          en: `“${words?.en}” Teaches in ${namesIn('en', spoken)}.`,
          hi: `“${words?.hi}” पढ़ाने की भाषाएँ: ${namesIn('hi', spoken)}।`,
          ta: `“${words?.ta}” மொழிகள்: ${namesIn('ta', spoken)}.`,
          mr: `“${words?.mr}” शिकवण्याच्या भाषा: ${namesIn('mr', spoken)}.`,
        },
        isDemo: true,
      }
    })
}

/** "English, Tamil", in the language of the sentence. */
function namesIn(lang: Language, spoken: readonly Language[]): string {
  return spoken.map((each) => languageNameIn(each, lang)).join(', ')
}
