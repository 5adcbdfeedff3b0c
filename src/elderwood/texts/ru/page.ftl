# Что говорит только страница. Соглашения: docs/texts.md.

## Вокруг страницы

page-welcome = Добро пожаловать в Elderwood
page-skip = К содержанию
page-navigation = Страницы
page-tools = Инструменты стола
page-no-such-title = Такой игры здесь нет.
page-with-others = Настройки и другие игроки
page-first-company =
    { $count ->
        [0] Вы играете в одиночку.
        [one] Вы и { $count } бот.
        [few] Вы и { $count } бота.
       *[many] Вы и { $count } ботов.
    }
page-whole-company =
    { $count ->
        [one] Вы и { $count } бот.
        [few] Вы и { $count } бота.
       *[many] Вы и { $count } ботов.
    }
page-cooperative = вместе
page-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
page-in-play = идёт игра
page-guest = Гость
page-play = Игра
page-error-offline = Сервер недоступен. Страница пробует снова.
page-error-server = Сервер отвечает ошибкой { $status }.
page-broken = Здесь что-то сломалось
page-broken-hint = Сама партия в безопасности на сервере.
page-try-again = Ещё раз

## Новый стол

page-new-table = Новый стол: { $title }
page-for-players = игроков: { $fewest }–{ $most }
page-public = Показать стол в общем зале
page-seat-open = свободно, для друга
page-seat-local = за этим экраном
page-seat-bot = бот
page-name-of-seat = Имя игрока { $number }
page-bot-patient = сильнейший, 10 с на ход
page-bot-greedy = простой и быстрый
page-bot-random = ходит как попало
page-bot-level = { $name }, уровень { $level } из 6{ $temper ->
    [bold] { "" }, отвага
    [careful] { "" }, осторожность
    [spiteful] { "" }, вредность
    [planner] { "" }, расчёт
   *[none] { "" }
}
page-against = Против кого
page-start-bots = Начать с ботами на свободных местах

## Стол

page-progress = Как идёт партия
page-way = Путь к цели
page-hint = Подсказка для первой партии
page-hint-close = Понятно
page-hint-off = Без подсказок
page-hint-open = Прочесть подсказку
page-advice = Подсказка
page-advice-hint = Лучшие ходы с шансом на победу и почему. Все за столом узнают, что вы взяли подсказку.
page-advice-thinking = Ваш ход обдумывается …
page-advice-stop = Не думать дальше
page-advice-show = Показать: { $move }
page-advice-chance = Шанс на победу { $percent } %
page-advice-none = На этот вопрос подсказки нет.
page-hints = Подсказки
page-hints-usual = как обычно: только если играет один человек или все за одним экраном
page-hints-on = для всех
page-hints-off = ни для кого
page-clock = Часы
page-clock-none = без часов: думать можно сколько угодно
page-clock-move =
    { $count ->
        [one] { $count } секунда на ход
        [few] { $count } секунды на ход
       *[many] { $count } секунд на ход
    }
page-clock-bank =
    { $count ->
        [one] { $count } минута на всю партию, ещё { $increment } с с каждым ходом
        [few] { $count } минуты на всю партию, ещё { $increment } с с каждым ходом
       *[many] { $count } минут на всю партию, ещё { $increment } с с каждым ходом
    }
page-clock-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
page-clock-own = другие …
page-clock-kind = Что считать
page-clock-kind-move = секунды на ход
page-clock-kind-bank = минуты на всю партию
page-clock-kind-days = дни на ход
page-clock-increment = Сколько секунд добавлять с каждым ходом
page-clock-bot = Кто ответит, когда время выйдет
page-clock-zero = Когда время выйдет, за вас ответит бот, а следующий вопрос снова ваш. После трёх раз подряд место остаётся за ботом, пока вы его не вернёте.
page-time-left = На размышление осталось { $time }
page-time-short =
    { $count ->
        [one] Осталась { $count } секунда.
        [few] Осталось { $count } секунды.
       *[many] Осталось { $count } секунд.
    }
page-plain-board = Стол как есть
page-seats = Игроки
page-piles = Стопки
page-pile-word = { $label }: { $count }. Касание покажет, что о них известно.
page-side = Игроки, стопки и журнал
page-actions = Ответы
page-to-move = ходит
page-presence-here = на месте
page-presence-away = нет связи
page-presence-gone = место оставлено
page-program-give = Пусть здесь играет программа
page-program-take = Забрать место обратно
page-program-token = Запустите это со своей программой вместо COMMAND. Ключ показывается только сейчас.
page-account = Учётная запись
page-account-guest = Вы гость: вас знает только этот браузер. С учётной записью ваши столы найдутся на любом устройстве.
page-account-as = Вы вошли как { $name }.
page-account-up = Создать учётную запись
page-account-in = Войти
page-account-recover = Пароль забыт
page-account-password = Сменить пароль
page-account-codes = Новые коды восстановления
page-account-out = Выйти
page-account-everywhere = Выйти на всех устройствах
page-account-delete = Удалить учётную запись
page-account-export = Сохранить всё своё в файл
page-account-up-hint = В пароле не меньше 8 знаков. Всё, что вы сыграли гостем, остаётся вашим.
page-account-in-hint = Сыгранное здесь гостем перейдёт к учётной записи.
page-account-recover-hint = Код восстановления действует один раз. На всех устройствах будет выполнен выход.
page-account-password-hint = На других устройствах будет выполнен выход.
page-account-codes-hint = Прежние коды перестанут действовать.
page-account-out-hint = Ваши столы останутся и подождут вас.
page-account-everywhere-hint = И здесь, и на всех остальных. Ваши столы останутся и подождут вас.
page-account-delete-hint = Ваше имя исчезнет со всех столов, и вернуть учётную запись не сможет никто. Партии других продолжатся.
page-account-old = Нынешний пароль
page-account-secret = Пароль
page-account-new = Новый пароль
page-account-code = Код восстановления
page-account-sure = Я знаю, что это необратимо
page-account-shown = Ваши коды восстановления. Сохраните их: они показываются только сейчас, и каждый один раз вернёт вас, если вы забудете пароль.
page-account-changed = Пароль изменён.
page-presence-bot = играет бот
page-presence-empty = свободно
page-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
page-watching = Вы смотрите.
page-watching-beside = Вы смотрите. Точка зрения: { $name }.
page-watch-here = Смотреть с этого места
page-watch-freely = Смотреть со стороны
page-watch-hint = Вам видно то, что может видеть любой зритель: карты в руках скрыты.
page-can-be-used = можно использовать
page-times = { $what } × { $count }
page-no-options = Сейчас выбирать нечего.
page-options =
    { $count ->
        [one] Возможен { $count } ответ:
        [few] Возможны { $count } ответа:
       *[many] Возможно { $count } ответов:
    }
page-which = Что именно?
page-choose-card = Выберите карту
page-choose-above = Выберите на столе
page-fold = Посмотреть под картами
page-unfold = Показать карты
page-coins = Цена: уплаченное отмечено, остальное ещё предстоит заплатить.
page-tempo = Время за этим столом
page-wish = О чём вас спрашивают
page-wish-back = Вернуть: { $what }
page-pace = Скорость ботов
page-pace-slow = медленно
page-pace-normal = обычно
page-pace-fast = быстро
page-pace-at-once = сразу
page-hurry = К моему ходу
page-hurry-hint = Играть дальше без пауз, пока не спросят меня
page-wait = Подождите
page-sending = Отправка …
page-undo-what = Отменить: { $what }
page-restart = Начать ход заново
page-restart-hint = Отменяет всё, что в этом ходе ещё можно отменить
page-confirm-again = Да, всё равно
page-sort = Порядок карт в руке
page-sort-kind = по виду
page-sort-cost = по цене
page-sort-own = мой порядок
page-curtain = Экран переходит к игроку { $name }
page-curtain-hint = Дальше видит только { $name }.
page-i-am = Я { $name }
page-same-players = Сыграть ещё раз тем же составом
page-same-deal = Тот же расклад ещё раз
page-verify-deal = Честным ли был расклад?
page-verify-hint = Отпечаток зерна был показан до первого хода. Он вычислен из зерна, указанного ниже: изменить расклад потом никто не мог.
page-deal-true = да, зерно подходит
page-deal-false = зерно не подходит
page-record = Скачать запись партии
page-look-at-board = Посмотреть на стол

## Конец партии

page-ranking = Кто какое место занял
page-winner = победа
page-course = Ход партии
page-moments = Что решило дело
page-ask-back = Попросить вернуться назад: { $what }
page-back-asks =
    { $count ->
        [one] { $name } просит взять назад { $count } последний ответ. Увиденное остаётся известным.
        [few] { $name } просит взять назад { $count } последних ответа. Увиденное остаётся известным.
       *[many] { $name } просит взять назад { $count } последних ответов. Увиденное остаётся известным.
    }
page-back-waits = Вы просите вернуться назад. Ждём: { $names }.
page-back-agreed = Вы согласны вернуться назад. Ждём: { $names }.
page-withdraw = Отозвать просьбу
page-chat = Разговор за столом
page-chat-empty = Пока никто ничего не сказал. Читают только те, кто сидит за столом.
page-chat-say = Сказать что-нибудь
page-chat-send = Сказать
page-chat-phrases = Готовые фразы: каждый читает их на своём языке
page-chat-delete = Удалить эту строку
page-chat-deleted = { $who }: удалено
page-chat-muted = { $who }: не слушаем
page-chat-mute = Не слушать: { $who }
page-chat-unmute = Снова слушать: { $who }
page-chat-unread =
    { $count ->
        [one] Разговор за столом, { $count } новая строка
        [few] Разговор за столом, { $count } новые строки
       *[many] Разговор за столом, { $count } новых строк
    }
page-chat-line = { $who }: { $text }
page-phrase-hello = Всем привет!
page-phrase-luck = Удачи!
page-phrase-thinking = Дайте подумать…
page-phrase-moment = Минутку, пожалуйста.
page-phrase-your-turn = Ваш ход.
page-phrase-nice = Отличный ход!
page-phrase-wow = Вот это да!
page-phrase-oops = Ой!
page-phrase-ouch = Ай, больно!
page-phrase-sorry = Извините!
page-phrase-thanks = Спасибо!
page-phrase-close = Чуть-чуть не хватило!
page-phrase-played = Хорошая игра!
page-phrase-again = Сыграем ещё?
page-phrase-bye = До встречи в лесу!
page-renew = Играть дальше по нынешним правилам
page-renew-hint = Нынешние правила продолжают эту партию с того же места. Она пойдёт дальше, когда согласятся все за столом.
page-renew-waits = Вы согласны играть дальше по нынешним правилам. Ждём: { $names }.
page-ended-early = Прервано
page-ended-early-hint = Никто не победил и не проиграл.
page-history = Ваши сыгранные партии
page-history-all =
    { $count ->
        [one] Показать { $count } партию
        [few] Показать все { $count } партии
       *[many] Показать все { $count } партий
    }
page-history-fewer = Показать меньше
page-result-won = победа
page-result-lost = поражение
page-result-winner = победа: { $names }
page-result-abandoned = прервана

## Как уйти

page-out = Уйти или закончить
page-out-back = Вернуться на своё место
    .hint = Бот перестанет ходить за вас.
page-out-concede = Пусть за меня играет бот
    .hint = Вы отдаёте место насовсем; остальные сразу продолжают.
page-out-leave = Освободить место
    .hint = Вы сможете на него вернуться. Тем временем другие могут доверить его боту или впустить того, у кого есть ссылка. Если вы последний игрок, партия закончится без победителя.
page-out-end = Закончить партию
    .hint = Она сохранится как прерванная: победителя нет, в счёт она не идёт.
page-out-ask = Предложить закончить партию
    .hint = Она закончится без победителя, когда согласятся все за столом.
page-out-withdraw = Всё-таки играть дальше
    .hint = Отменяет ваше согласие закончить партию.
page-out-pause = Остановить партию
    .hint = Часы остановятся, когда согласятся все за столом. Продолжить может любой.
page-out-unpause = Всё-таки не останавливать
    .hint = Отменяет ваше согласие остановить партию.
page-out-resume = Продолжить партию
    .hint = Часы пойдут с того, на чём стояли.
page-out-hide = Убрать из моего списка
    .hint = Партия сохранится; у кого есть ссылка, тот сможет на неё посмотреть.
page-out-replace = Пусть играет бот: { $name }
    .hint = Кто вернётся, получит место обратно.
    .gone = Этого игрока за столом больше нет.
page-you-left = Вы ушли из-за этого стола, но ваше место ещё за вами.
page-bot-for-you = Вас не было, и за вас играет бот.
page-asks-to-end = { $names }: предложение закончить партию без победителя.
page-paused = Партия остановлена, часы стоят.
page-asks-to-pause = { $names }: предложение остановить партию.
page-agree = Согласиться
page-play-on = Играть дальше
page-seat-left = { $name }: место освободилось.
page-seat-absent = { $name } давно не на связи.
page-let-in = Впустить другого
page-seat-opened = Место игрока { $name } открыто для всех, у кого есть ссылка.
page-seat-for-you = Место игрока { $name } свободно, и вас готовы впустить.
page-bot-plays-on = Пусть играет бот

## Журнал

page-log-filter = Что показывает журнал
page-harms = Что сделали с вами
page-harms-count = Что сделали с вами: { $count }
page-harms-none = С вами пока ничего не сделали.
page-harms-cause = Причина:
page-harms-where = Показать где
page-harms-more = И ещё { $count }
page-log-all = всё
page-log-mine = мои ходы
page-log-others = чужие ходы
page-log-reveals = открытия

## Правила и сообщения

page-search-rules = Искать в правилах
page-rules-missing = Сейчас правила не загрузить.
page-rules-which = Какая игра
page-rule-named = Правило: { $name }
page-rule-open = К правилу
page-found = { $at } из { $count }
page-found-next = Следующее место
page-found-last = Предыдущее место
page-found-none = В этих правилах нет «{ $what }». Попробуйте слово покороче.
page-found-clear = Показать правила с начала
page-nothing-found = Ничего не найдено.
page-report-what = Что пошло не так?
page-report-hint = Запись партии, позиция и версия приложатся сами.
page-report-send = Отправить
page-report-sent = Спасибо. Сообщение сохранено.

## Клавиши

page-shortcuts = Клавиши
page-key-groups = между группами: рука, поле, кнопки
page-key-arrows = между предметами
page-key-use = использовать или узнать, почему нельзя
page-key-next-legal = следующий доступный предмет
page-key-primary = главная кнопка
page-key-escape = закрыть или отменить начатый ход
page-key-zoom = увеличить карту
page-key-advice = подсказка: лучшие ходы
page-key-undo = отменить
page-key-restart = начать ход заново
page-key-redo = вернуть
page-key-forecast = прогноз включить или выключить
page-key-hand = к руке
page-key-board = к полю
page-key-prompt = прочитать вопрос
page-key-say-options = сказать, что можно ответить
page-key-say-hand = назвать карты в руке
page-key-say-board = описать поле
page-key-say-counts = назвать числа и стопки
page-key-rules = правила в нужном месте
page-key-log = журнал
page-key-help = эти клавиши

## Настройки

page-palette-standard = обычные
page-palette-deuteranopia = при слабом зелёном (дейтеранопия)
page-palette-protanopia = при слабом красном (протанопия)
page-palette-tritanopia = при слабом синем (тританопия)
page-mute = Выключить звук
page-sound-turn = Мой ход
page-sound-card = Сыграна карта
page-sound-damage = Удар или потеря
page-sound-struck = Что-то делают со мной
page-sound-refused = Так нельзя
page-sound-end = Конец партии
page-set-confirm = Переспрашивать о ходах, похожих на ошибку
page-set-forced = Ходить за меня, когда выбора нет
page-set-zen = Дзен: скрыть зрителей и всё лишнее
page-set-coach = Подсказки в первой партии каждой игры
page-coach-again = Показать все подсказки снова

## Sylvion

page-sylvion-discard = Сброс
page-sylvion-removed = Вне игры
page-sylvion-to-come = Впереди
page-sylvion-spent = Позади
page-sylvion-fountain = Фонтаны
page-sylvion-tree = Деревья
page-sylvion-won = Сегодня лес поёт.
page-sylvion-lost = Пепел осядет, и весной лес вырастет снова.
page-sylvion-feat = Подвиг
page-sylvion-rounds = Раунды
page-sylvion-animal = Звери
page-sylvion-curve =
    { $count ->
        [one] Ваша колода: { $count } карта, по цене
        [few] Ваша колода: { $count } карты, по цене
       *[many] Ваша колода: { $count } карт, по цене
    }
page-sylvion-pool =
    { $count ->
        [one] впереди { $count } карта
        [few] впереди { $count } карты
       *[many] впереди { $count } карт
    }
page-sylvion-paid = Оплачено { $paid } из { $cost }
page-sylvion-payer = Платит { $name }.
page-sylvion-falls = падёт в следующем наступлении
page-sylvion-fights = подвергнется атаке в следующем наступлении
page-sylvion-burns =
    { $count ->
        [one] сожжёт { $count } карту границы
        [few] сожжёт { $count } карты границы
       *[many] сожжёт { $count } карт границы
    }
page-sylvion-dooms = внесёт фишку в лес: поражение
page-sylvion-unseen-hint = Эти карты в колоде или в руке, которой вы не видите.
page-sylvion-known = Известны сверху вниз: { $cards }.
page-sylvion-hidden-hand = Рука скрыта; перечислено лишь то, что вы о ней знаете.
